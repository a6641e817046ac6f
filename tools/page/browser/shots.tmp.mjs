import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, opts] of [['desk-light', { viewport: { width: 1200, height: 900 } }], ['desk-dark', { viewport: { width: 1200, height: 900 }, colorScheme: 'dark' }], ['phone-light', { viewport: { width: 375, height: 800 }, deviceScaleFactor: 1.5 }], ['phone-dark', { viewport: { width: 375, height: 800 }, colorScheme: 'dark', deviceScaleFactor: 1.5 }]]) {
  const p = await b.newPage(opts);
  p.on('console', m => console.log(name, m.type(), m.text()));
  p.on('pageerror', e => console.log(name, 'ERR', e.message));
  await p.goto('file:///tmp/course.html');
  await p.waitForSelector('html[data-ready]', { timeout: 30000 }).catch(e => console.log('not ready'));
  await p.screenshot({ path: `/tmp/shots/${name}-top.png` });
  const shot = async (sel, file, n = 0) => { const l = p.locator(sel).nth(n); await l.scrollIntoViewIfNeeded(); await l.screenshot({ path: `/tmp/shots/${name}-${file}.png` }); };
  for (let i = 0; i < 9; i++) await p.locator('.small button', { hasText: 'Step' }).click();
  await shot('.small', 'small');
  for (let i = 0; i < 9; i++) await p.locator('#lesson-4 .live button', { hasText: 'Step' }).click();
  await p.locator('#lesson-4 [data-cell="26"]').first().click();
  await shot('#lesson-4 .live', 'pair');
  for (let i = 0; i < 6; i++) await p.locator('.matrix button', { hasText: 'Step' }).click();
  await shot('.matrix', 'matrix');
  await p.locator('#lesson-3-question-1 input').nth(1).click();
  await p.locator('#lesson-3-question-2 input').nth(0).click();
  await shot('#lesson-3 .quiz', 'quiz');
  await shot('.chart', 'wall'); await shot('.chart', 'chart', 1);
  await p.locator('#lesson-9-the-links').scrollIntoViewIfNeeded();
  await p.screenshot({ path: `/tmp/shots/${name}-links.png` });
  const w = await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  console.log(name, 'width', w.join('/'));
  await p.close();
}
await b.close();
