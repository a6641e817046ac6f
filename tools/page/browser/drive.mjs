// Uses the page as a reader does, by clicks and keys in headless Chromium, and says what is
// wrong with it. `node drive.mjs PAGE CHROMIUM`; tests/browser.rs runs it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [file, executablePath] = process.argv.slice(2);
const address = pathToFileURL(file).href;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wrong = [];
let checked = 0;

function same(what, got, wanted) {
  checked += 1;
  if (JSON.stringify(got) !== JSON.stringify(wanted)) {
    wrong.push(`${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`);
  }
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

async function open(options = {}, hash = '', before = () => {}) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => same('console', message.text(), 'nothing'));
  page.on('pageerror', (error) => same('error', error.message, 'none'));
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== address && !request.url().startsWith('data:')) same('request', request.url(), 'none');
  });
  await before(page);
  await page.goto(address + hash);
  await page.waitForSelector('html[data-ready]');
  return page;
}

const button = (root, name) => root.getByRole('button', { name, exact: true });
const counted = (root, name) => root.locator(`[data-count="${name}"]`).first().textContent();

const parts = {
  async 'the calls of lesson 1'() {
    const page = await open();
    const small = page.locator('.small');
    const says = small.locator('.say');
    same('first view', (await says.textContent()).startsWith('Step 1 of 25.'), true);
    same('circles at the start', await small.locator('g.call:not(.later)').count(), 0);
    for (let step = 2; step <= 25; step++) {
      await button(small, 'Step').click();
      same('view', (await says.textContent()).startsWith(`Step ${step} of 25.`), true);
    }
    same('made, open, most open', [await counted(small, 'made'), await counted(small, 'open'), await counted(small, 'most')], ['12', '0', '7']);
    same('circles', await small.locator('g.call:not(.later)').count(), 12);
    same('✓ and ✗', [await small.locator('g.found').count(), await small.locator('g.failed').count()], [7, 5]);
    same('a step more', await button(small, 'Step').isDisabled(), true);
    await button(small, 'Back').click();
    same('after a step back', [await counted(small, 'open'), await small.locator('#small-stack li').count()], ['1', 1]);
  },

  async 'the board'() {
    const page = await open();
    const live = page.locator('#lesson-3 .live');
    await live.locator('[data-cell="26"]').click();
    same('digits of (2, 8)', await live.locator('.digits').textContent(), '4');
    same('marked neighbours', await live.locator('.rules').count(), 8);
    await button(live, 'Step').focus();
    await page.keyboard.press('Enter');
    same('first step', await live.locator('.say').textContent(), '(0, 0): 2, 3, 4, 8 and 9 fit; tries 2.');
    await button(live, 'Step').click({ clickCount: 6 });
    same('the seventh', await live.locator('.say').textContent(), 'Takes 8 back from (0, 7): nothing fits (0, 8).');
    await button(live, 'To the end').click();
    same('easy in order', [await counted(live, 'tries'), await counted(live, 'guesses'), await counted(live, 'undos')], ['2,428', '586', '2,374']);
    await live.getByLabel('Search').selectOption('fewest');
    await page.waitForFunction(() => document.querySelector('#lesson-3 [data-count=tries]').textContent === '0');
    await button(live, 'To the end').click();
    same('easy, fewest choices', [await counted(live, 'tries'), await counted(live, 'guesses')], ['54', '0']);
    await live.getByLabel('Speed').selectOption('200');
    await button(live, 'Play').click();
    await page.waitForFunction(() => Number(document.querySelector('#lesson-3 [data-count=tries]').textContent) > 20);
    const square = live.locator('[data-cell="26"]');
    await square.focus();
    await page.keyboard.press('ArrowUp');
    same('one square up', await page.evaluate(() => document.activeElement.dataset.cell), '17');
    await live.getByLabel('Puzzle').selectOption('17 clues');
    await live.getByLabel('Search').selectOption('order');
    await live.locator('.note', { hasText: 'its last' }).waitFor();
    await button(live, 'To the end').click();
    same('a run in two parts', [await counted(live, 'tries'), await counted(live, 'undos')], ['9,727,396', '9,727,332']);
  },

  async 'every recorded run'() {
    const page = await open();
    const faults = await page.evaluate(async () => {
      const found = [];
      for (const record of data.tapes) {
        await unpack(record);
        const name = `${record.puzzle}, ${record.search}`;
        const playing = new Playing(record);
        const length = record.steps.length;
        const middle = length >> 1;
        playing.go(middle);
        const there = JSON.stringify([...playing.grid, playing.counts]);
        playing.go(length);
        // The counts at the end have no most open calls: those stand beside the run.
        const counts = JSON.stringify({ ...playing.counts, most_open: record.total.most_open });
        if (counts !== JSON.stringify(record.total)) found.push(`${name}: ${counts}`);
        if (playing.grid.includes(0)) found.push(`${name}: not full`);
        playing.go(middle);
        if (JSON.stringify([...playing.grid, playing.counts]) !== there) found.push(`${name}: back is elsewhere`);
      }
      return [data.tapes.length, found];
    });
    same('runs', faults, [27, []]);
  },

  async 'two boards'() {
    const page = await open();
    const live = page.locator('#lesson-4 .live');
    await button(live, 'To the end').click();
    const tries = await live.locator('[data-count=tries]').allTextContents();
    same('tries of both', tries, ['2,428', '54']);
  },

  async 'the matrix'() {
    const page = await open();
    const matrix = page.locator('.matrix');
    await button(matrix, 'To the end').click();
    same('all dots are back', await matrix.locator('td', { hasText: '○' }).count(), 0);
    same('dots', await matrix.locator('td', { hasText: '●' }).count(), 16);
    await matrix.getByLabel('Step', { exact: true }).and(page.locator('input')).fill('1');
    same('a is covered', await matrix.locator('thead th.covered').first().textContent(), '(a)');
  },

  async 'the questions'() {
    const page = await open();
    const quiz = page.locator('#lesson-3 .quiz');
    const total = quiz.locator('.total');
    await quiz.locator('#lesson-3-question-1 input[data-right]').check();
    same('one right', await total.textContent(), '1 of 4 right');
    await quiz.locator('#lesson-3-question-2 input:not([data-right])').first().check();
    same('one wrong', await total.textContent(), '1 of 4 right');
    same('it says so', await quiz.locator('#lesson-3-question-2 [data-why]:visible b').textContent(), 'No.');
    await quiz.locator('#lesson-3-question-2 input[data-right]').check();
    same('both right', await total.textContent(), '2 of 4 right');
    same('in the contents', await page.locator('[data-score="3"]').textContent(), '2 of 4 questions right');
    await page.locator('#lesson-6').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.getElementById('where').textContent.startsWith('Lesson 6'));
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForSelector('html[data-ready]');
    same('it is remembered', await page.locator('[data-score="3"]').textContent(), '2 of 4 questions right');
    same('where one was', (await page.locator('#resume').textContent()).startsWith('You were at Lesson 6'), true);
  },

  async 'a browser that keeps nothing'() {
    const page = await open({}, '', (page) => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });
    }));
    await page.locator('#lesson-2-question-1 input[data-right]').check();
    same('it counts', (await page.locator('#lesson-2 .total').textContent()).startsWith('1 of '), true);
  },

  async 'deep links'() {
    for (const id of ['lesson-7', 'lesson-9-the-links', 'lesson-9-question-2']) {
      const page = await open({}, `#${id}`);
      const top = await page.evaluate((id) => document.getElementById(id).getBoundingClientRect().top, id);
      same(`${id} is on the screen`, top >= 0 && top < 500, true);
      await page.context().close();
    }
  },

  async 'who looks differently'() {
    const looks = [{}, { colorScheme: 'dark' }, { viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' }];
    for (const look of looks) {
      const page = await open(look);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      same('wider than the screen by', Math.max(0, wide), 0);
      await page.locator('#lesson-3-question-1 input').first().check();
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => {
        const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        return bad.map(({ id, nodes }) => `${id}: ${nodes.length}, ${nodes[0].html.slice(0, 160)}`);
      });
      same(`accessibility, ${JSON.stringify(look)}`, found, []);
      await page.context().close();
    }
  },
};

for (const [name, part] of Object.entries(parts)) {
  const before = wrong.length;
  try {
    await part();
  } catch (error) {
    wrong.push(String(error.message).split('\n')[0]);
  }
  for (let at = before; at < wrong.length; at++) wrong[at] = `${name}: ${wrong[at]}`;
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
console.log(wrong.length ? wrong.join('\n') : `${checked} checks, all well`);
process.exit(wrong.length ? 1 : 0);
