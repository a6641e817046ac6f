// Plays what the course's own searches recorded. Nothing here solves a puzzle: the one
// rule of Sudoku below is which squares share a unit, to show what rules a digit out.
'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const numbers = new Intl.NumberFormat('en');
const side = 9;

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// What stays until the next visit. A browser may refuse that to a file; then nothing stays.
const memory = {
  read() {
    try { return JSON.parse(localStorage.getItem('sudoku-steps')) || {}; } catch { return {}; }
  },
  write(change) {
    try { localStorage.setItem('sudoku-steps', JSON.stringify({ ...memory.read(), ...change })); } catch { /* refused */ }
  },
};

const named = (cell) => `(${Math.floor(cell / side)}, ${cell % side})`;
const unitNamed = (unit) => `${['row', 'column', 'box'][Math.floor(unit / side)]} ${unit % side}`;
const rowOf = (cell) => Math.floor(cell / side);
const boxOf = (cell) => Math.floor(rowOf(cell) / 3) * 3 + Math.floor((cell % side) / 3);
const listed = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const peers = Array.from({ length: side * side }, (_, a) =>
  Array.from({ length: side * side }, (_, b) => b).filter((b) =>
    a !== b && (rowOf(a) === rowOf(b) || a % side === b % side || boxOf(a) === boxOf(b))));

// The peers that hold a digit, and the digits that none of them holds.
const holders = (grid, cell, digit) => peers[cell].filter((peer) => grid[peer] === digit);
const fitting = (grid, cell) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !holders(grid, cell, digit).length);

// A recorded search. Its bytes are unpacked when it is first shown; what they mean stands
// in the program that wrote them, tools/page/src/tape.rs.
// Two boards that ask for the same one wait for the same work.
function unpack(record) {
  record.unpacked ??= unpackParts(record);
  return record.unpacked;
}

async function unpackParts(record) {
  record.steps = [];
  record.starts = [];
  for (const part of record.parts) {
    const packed = Uint8Array.from(atob(part.data), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    record.starts.push(record.steps.length);
    for (let at = 0; at < bytes.length;) {
      const first = bytes[at++];
      const second = bytes[at++];
      if (first < 0xE0) {
        record.steps.push({ cell: first, digit: second & 15, why: (second >> 4) & 7, guess: second >> 7 });
        continue;
      }
      const step = { stay: second, deadEnd: (first >> 2) & 1, contradiction: (first >> 3) & 1 };
      if (first & 1) step.stuck = bytes[at++];
      if (first & 2) [step.unit, step.digit, at] = [bytes[at], bytes[at + 1], at + 2];
      record.steps.push(step);
    }
  }
}

// A recorded search at one moment. The moments at every thousandth step are kept, so that
// going back is going on from the nearest one.
class Playing {
  constructor(record) {
    this.record = record;
    this.kept = [];
    this.begin(0);
  }

  // The board before the first step of a part.
  begin(number) {
    const { grid, parts, starts } = this.record;
    this.at = starts[number];
    this.grid = Uint8Array.from(grid, (c) => (c === '.' ? 0 : Number(c)));
    this.why = Int8Array.from(grid, (c) => (c === '.' ? -2 : -1)); // -2 blank, -1 a clue
    this.trail = [];
    for (const [cell, digit, why] of parts[number].trail) this.put(cell, digit, why);
    this.counts = { ...parts[number].before };
    this.open = 1 + this.trail.filter((cell) => this.why[cell] === 0).length;
    this.gone = [];
  }

  put(cell, digit, why) {
    this.grid[cell] = digit;
    this.why[cell] = why;
    this.trail.push(cell);
  }

  forward() {
    if (this.at % 1000 === 0 && !this.kept[this.at / 1000]) this.keep();
    const part = this.record.starts.indexOf(this.at);
    if (part > 0) this.begin(part);
    const step = this.record.steps[this.at++];
    const counts = this.counts;
    counts.steps++;
    this.gone = [];
    this.text = this.sentence(step);
    this.now = step.cell;
    if (step.cell !== undefined) {
      this.put(step.cell, step.digit, step.why);
      counts.guesses += step.guess;
      if (step.why) counts.forced++;
      else { counts.tries++; this.open++; }
    } else {
      while (this.trail.length > step.stay) {
        const cell = this.trail.pop();
        if (this.why[cell] === 0) { counts.undos++; this.open--; }
        this.grid[cell] = 0;
        this.why[cell] = -2;
        this.gone.push(cell);
      }
      counts.dead_ends += step.deadEnd;
      counts.contradictions += step.contradiction;
    }
    if (this.at === this.record.steps.length) {
      this.text += this.record.solved ? ' The board is full: solved.' : ' No solution.';
    }
  }

  keep() {
    this.kept[this.at / 1000] = {
      at: this.at, grid: this.grid.slice(), why: this.why.slice(), trail: this.trail.slice(), counts: { ...this.counts }, open: this.open,
    };
  }

  // Goes to a moment, forward or back.
  go(to) {
    if (to < this.at) {
      let near = Math.floor(to / 1000);
      while (near > 0 && !this.kept[near]) near--;
      const kept = this.kept[near];
      this.begin(0);
      if (kept) {
        Object.assign(this, { at: kept.at, open: kept.open, grid: kept.grid.slice(), why: kept.why.slice(), trail: kept.trail.slice(), counts: { ...kept.counts } });
      }
      this.text = undefined;
      this.now = undefined;
    }
    while (this.at < to) this.forward();
  }

  // What the next step does and why.
  sentence(step) {
    if (step.cell !== undefined) {
      const place = named(step.cell);
      if (step.why === 1) return `${place}: only ${step.digit} fits, so it is ${step.digit}.`;
      if (step.why > 1) {
        const unit = [rowOf(step.cell), side + (step.cell % side), 2 * side + boxOf(step.cell)][step.why - 2];
        return `${place}: it is the only square of ${unitNamed(unit)} where ${step.digit} fits, so it is ${step.digit}.`;
      }
      const digits = fitting(this.grid, step.cell);
      const fit = digits.length === 1 ? `only ${digits[0]} fits` : `${listed(digits)} fit`;
      return `${place}: ${fit}; tries ${step.digit}.`;
    }
    const gone = this.trail.slice(step.stay);
    const tried = gone.find((cell) => this.why[cell] === 0);
    let reason = 'no digit is left to try below it';
    if (step.stuck !== undefined) reason = `nothing fits ${named(step.stuck)}`;
    if (step.unit !== undefined) reason = `${step.digit} fits nowhere in ${unitNamed(step.unit)}`;
    if (tried === undefined) return `Takes all back: ${reason}.`;
    const forced = gone.length > 1 ? ` With it ${gone.length === 2 ? 'goes the digit' : `go the ${gone.length - 1} digits`} that it forced.` : '';
    return `Takes ${this.grid[tried]} back from ${named(tried)}: ${reason}.${forced}`;
  }
}

// Step, Back, Play, To the end, the place, and the speed. Whoever makes one says how many
// steps there are and shows the one that it is asked for.
class Controls {
  constructor(show) {
    this.show = show;
    this.at = 0;
    this.length = 0;
    const button = (name, act) => {
      const element = make('button', { type: 'button' }, name);
      element.addEventListener('click', act);
      return element;
    };
    this.back = button('Back', () => { this.pause(); this.go(this.at - 1); });
    this.step = button('Step', () => { this.pause(); this.go(this.at + 1); });
    this.playing = button('Play', () => (this.timer ? this.pause() : this.play()));
    this.toEnd = button('To the end', () => { this.pause(); this.go(this.length); });
    this.restart = button('Restart', () => { this.pause(); this.go(0); });
    this.place = make('input', { type: 'range', min: 0, value: 0, 'aria-label': 'Step' });
    this.place.addEventListener('input', () => { this.pause(); this.go(Number(this.place.value)); });
    const speeds = [[1, '1 step a second'], [5, '5 a second'], [25, '25 a second'], [200, '200 a second'], [2000, '2,000 a second']];
    this.speed = make('select', { 'aria-label': 'Speed' }, ...speeds.map(([value, text]) => make('option', { value }, text)));
    this.speed.value = 5;
    this.element = make('div', { class: 'controls' }, this.step, this.back, this.playing, this.toEnd, this.restart, this.speed, this.place);
  }

  reset(length) {
    this.pause();
    this.length = length;
    this.place.max = length;
    this.go(0);
  }

  go(to) {
    this.at = Math.max(0, Math.min(this.length, to));
    this.place.value = this.at;
    this.place.setAttribute('aria-valuetext', `${numbers.format(this.at)} of ${numbers.format(this.length)}`);
    this.back.disabled = this.restart.disabled = this.at === 0;
    this.step.disabled = this.toEnd.disabled = this.at === this.length;
    this.show(this.at, Boolean(this.timer));
  }

  play() {
    if (this.at === this.length) this.go(0);
    this.playing.textContent = 'Pause';
    let last = performance.now();
    let owed = 1;
    const tick = (now) => {
      owed += ((now - last) * Number(this.speed.value)) / 1000;
      last = now;
      const steps = Math.floor(owed);
      owed -= steps;
      if (steps > 0) this.go(this.at + steps);
      if (this.at < this.length) this.timer = requestAnimationFrame(tick);
      else this.pause();
    };
    this.timer = requestAnimationFrame(tick);
  }

  pause() {
    if (!this.timer) return;
    cancelAnimationFrame(this.timer);
    this.timer = undefined;
    this.playing.textContent = 'Play';
    this.show(this.at, false);
  }
}

const searchNames = { order: 'in order', fewest: 'fewest choices', propagation: 'propagation' };
const shownCounts = [
  ['tries', 'tries'], ['undos', 'undos'], ['guesses', 'guesses'], ['dead_ends', 'dead ends'],
  ['forced', 'forced'], ['contradictions', 'contradictions'], ['open', 'open'], ['most_open', 'most open in all'],
];

// One board with its search: squares to tap, counts, and the sentence.
class View {
  constructor(search, changed) {
    this.select = make('select', {}, ...Object.entries(searchNames).map(([value, text]) => make('option', { value }, text)));
    this.select.value = search;
    this.select.addEventListener('change', changed);
    this.board = make('div', { class: 'board', role: 'grid', 'aria-label': 'The board' });
    this.squares = [];
    for (let row = 0; row < side; row++) {
      const line = make('div', { role: 'row' });
      for (let col = 0; col < side; col++) {
        const cell = row * side + col;
        const square = make('button', { type: 'button', role: 'gridcell', tabindex: cell ? -1 : 0, 'data-cell': cell });
        square.addEventListener('click', () => this.tap(cell));
        line.append(square);
        this.squares.push(square);
      }
      this.board.append(line);
    }
    this.board.addEventListener('keydown', (event) => this.move(event));
    this.say = make('p', { class: 'say', 'aria-live': 'polite' });
    this.tapped = make('p', { class: 'tapped', 'aria-live': 'polite' }, 'Tap a square to see which digits fit there.');
    this.counts = make('p', { class: 'counts' });
    this.bar = make('div', { class: 'tries', 'aria-hidden': 'true' });
    this.note = make('p', { class: 'note' });
    const choose = make('label', { class: 'choose' }, 'Search', this.select);
    this.element = make('div', { class: 'view' }, choose, this.board, this.say, this.tapped, this.counts, this.bar, this.note);
  }

  async load(puzzle) {
    const record = data.tapes.find((tape) => tape.puzzle === puzzle && tape.search === this.select.value);
    await unpack(record);
    this.playing = new Playing(record);
    this.chosen = undefined;
    this.tapped.textContent = 'Tap a square to see which digits fit there.';
    const { steps, starts, total } = record;
    this.note.textContent = starts.length < 2 ? '' :
      `This run has ${numbers.format(total.steps)} steps. The page has its first ${numbers.format(starts[1])} and its last ${numbers.format(steps.length - starts[1])}, with the true counts of each moment.`;
    return steps.length;
  }

  // The step that all boards are at; a shorter search waits at its end.
  show(at, isPlaying, most) {
    const { playing } = this;
    const end = playing.record.steps.length;
    const to = Math.min(at, end);
    if (to !== playing.at && to > 0) playing.go(to - 1);
    playing.go(to);
    const { grid, why, gone, now } = playing;
    this.squares.forEach((square, cell) => {
      const kind = why[cell] === -1 ? 'clue' : why[cell] > 0 ? 'forced' : '';
      const fresh = to === 0 ? '' : cell === now ? (why[cell] > 0 ? 'now-forced' : 'now-tried') : gone.includes(cell) ? 'now-gone' : '';
      const edges = `${cell % 9 % 3 === 2 && cell % 9 < 8 ? 'right' : ''} ${rowOf(cell) % 3 === 2 && rowOf(cell) < 8 ? 'below' : ''}`;
      const look = `${kind} ${fresh} ${edges}`;
      const digit = grid[cell] || '';
      if (square.className !== look) square.className = look;
      if (square.textContent !== String(digit)) square.textContent = digit;
      const label = `${named(cell)} ${digit || 'blank'}${kind && `, ${kind}`}`;
      if (square.getAttribute('aria-label') !== label) square.setAttribute('aria-label', label);
    });
    // A screen reader would never be done with the sentences of a running search.
    this.say.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    this.say.textContent = to === 0 ? 'The puzzle. No step is made yet.' : playing.text;
    const values = { ...playing.counts, open: playing.open };
    values.most_open = playing.record.total.most_open;
    const total = playing.record.total.steps;
    this.counts.replaceChildren(
      make('span', {}, 'step ', make('b', { 'data-count': 'steps' }, numbers.format(values.steps)), ` of ${numbers.format(total)}`),
      ...shownCounts.map(([name, text]) => make('span', {}, make('b', { 'data-count': name }, numbers.format(values[name])), ` ${text}`)));
    this.bar.style.width = `${(100 * values.tries) / Math.max(1, most)}%`;
    if (this.chosen !== undefined) this.tell(this.chosen);
  }

  tap(cell) {
    this.squares.forEach((square, other) => square.setAttribute('tabindex', other === cell ? 0 : -1));
    this.chosen = cell;
    this.tell(cell);
  }

  // The digits that fit in a square, and which squares rule the others out.
  tell(cell) {
    const { grid, why } = this.playing;
    this.squares.forEach((square) => square.classList.remove('rules', 'chosen'));
    this.squares[cell].classList.add('chosen');
    if (grid[cell]) {
      const how = why[cell] === -1 ? 'a clue' : why[cell] === 0 ? 'tried' : 'forced';
      this.tapped.replaceChildren(`${named(cell)} holds `, make('b', { class: 'digits' }, String(grid[cell])), `, ${how}.`);
      return;
    }
    const digits = fitting(grid, cell);
    const out = [];
    for (let digit = 1; digit <= side; digit++) {
      const by = holders(grid, cell, digit);
      by.forEach((peer) => this.squares[peer].classList.add('rules'));
      if (by.length) out.push(`${digit} by ${listed(by.map(named))}`);
    }
    this.tapped.replaceChildren(`${named(cell)} can hold `, make('b', { class: 'digits' }, listed(digits.map(String)) || 'no digit'),
      out.length ? `. Ruled out: ${out.join('; ')}.` : '.');
  }

  move(event) {
    const by = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -side], End: [0, side] }[event.key];
    const from = Number(event.target.dataset.cell);
    if (!by || Number.isNaN(from)) return;
    event.preventDefault();
    const within = (place) => Math.max(0, Math.min(side - 1, place));
    const to = within(rowOf(from) + by[0]) * side + within((from % side) + by[1]);
    this.squares.forEach((square, cell) => square.setAttribute('tabindex', cell === to ? 0 : -1));
    this.squares[to].focus();
  }
}

// One or two boards on one puzzle, under the same controls.
function live(root) {
  const puzzle = make('select', {}, ...[...new Set(data.tapes.map((tape) => tape.puzzle))].map((name) => make('option', { value: name }, name)));
  puzzle.value = root.dataset.puzzle;
  let views = [];
  const most = () => Math.max(...views.map((view) => view.playing.record.total.tries));
  const controls = new Controls((at, isPlaying) => views.forEach((view) => view.show(at, isPlaying, most())));
  const load = async () => {
    controls.pause();
    const lengths = await Promise.all(views.map((view) => view.load(puzzle.value)));
    controls.reset(Math.max(...lengths));
  };
  views = root.dataset.searches.split(' ').map((search) => new View(search, load));
  puzzle.addEventListener('change', load);
  root.append(make('h3', {}, views.length > 1 ? 'Watch it: two searches, step by step' : 'Watch it'),
    make('label', { class: 'choose' }, 'Puzzle', puzzle), controls.element,
    make('div', { class: 'views' }, ...views.map((view) => view.element)));
  return load();
}

// The calls of lesson 1: the board, the stack and the tree.
function small(root) {
  const board = root.querySelector('.board');
  board.setAttribute('role', 'img');
  const squares = Array.from({ length: 16 }, (_, cell) => make('div', {
    class: `${cell % 4 === 1 ? 'right' : ''} ${Math.floor(cell / 4) === 1 ? 'below' : ''}`,
  }));
  board.append(...squares);
  const say = make('p', { class: 'say', 'aria-live': 'polite' });
  const stack = root.querySelector('#small-stack');
  const count = (name, value) => { root.querySelector(`[data-count=${name}]`).textContent = value; };
  const controls = new Controls((at, isPlaying) => {
    const view = data.small[at];
    squares.forEach((square, cell) => {
      square.textContent = view.grid[cell] === '.' ? '' : view.grid[cell];
      square.classList.toggle('clue', data.small[0].grid[cell] !== '.');
      const changed = cell === view.changed;
      square.classList.toggle('now-tried', changed && view.grid[cell] !== '.');
      square.classList.toggle('now-gone', changed && view.grid[cell] === '.');
    });
    board.setAttribute('aria-label', `The board: ${view.grid.match(/..../g).join(' / ').replaceAll('.', '-')}`);
    stack.replaceChildren(...view.open.toReversed().map((call) => make('li', {}, call)));
    count('made', view.made);
    count('open', view.open.length);
    count('most', view.most_open);
    say.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    say.textContent = `Step ${at + 1} of ${data.small.length}. ${view.text}`;
    for (const part of root.querySelectorAll('[data-call]')) {
      const mark = view.calls[part.dataset.call];
      part.classList.toggle('later', !mark);
      for (const name of ['open', 'found', 'failed']) part.classList.toggle(name, mark === name);
    }
    // The title of a circle says how its call ended, which isn't known at once.
    for (const call of root.querySelectorAll('g[data-call]')) {
      call.setAttribute('aria-hidden', String(!view.calls[call.dataset.call]));
    }
  });
  root.querySelector('h3').after(controls.element, say);
  controls.reset(data.small.length - 1);
}

// The matrix of exact cover.
function matrix(root) {
  const { items, options, has, views } = data.matrix;
  const table = root.querySelector('table');
  const heads = items.map((name) => make('th', { scope: 'col' }, name));
  const sizes = items.map(() => make('td'));
  const rows = options.map((option, row) => {
    const cells = items.map(() => make('td'));
    return { cells, line: make('tr', {}, make('th', { scope: 'row' }, `${row + 1}  ${option}`), ...cells) };
  });
  table.append(make('thead', {}, make('tr', {}, make('td'), ...heads), make('tr', {}, make('th', { scope: 'row' }, 'size'), ...sizes)),
    make('tbody', {}, ...rows.map(({ line }) => line)));
  const say = make('p', { class: 'say', 'aria-live': 'polite' });
  const controls = new Controls((at, isPlaying) => {
    const view = views[at];
    items.forEach((name, item) => {
      heads[item].textContent = view.left[item] ? name : `(${name})`;
      heads[item].classList.toggle('covered', !view.left[item]);
      sizes[item].textContent = view.sizes[item];
    });
    rows.forEach(({ cells, line }, row) => {
      line.classList.toggle('taken', view.taken.includes(row));
      cells.forEach((cell, item) => {
        cell.textContent = has[row][item] ? (view.dots[row][item] ? '●' : '○') : '';
        cell.classList.toggle('hidden', !view.dots[row][item]);
      });
    });
    say.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    say.textContent = `Step ${at} of ${views.length - 1}. ${view.text}`;
  });
  root.querySelector('h3').after(controls.element, say);
  root.append(make('p', { class: 'note' }, '● is in the list of its item, ○ is hidden. An item in brackets is covered. Options in green are taken.'));
  controls.reset(views.length - 1);
}

// The questions of a lesson. The answers given stay until the next visit.
function quiz(root) {
  const { lesson } = root.dataset;
  const questions = [...root.querySelectorAll('fieldset')].filter((question) => question.querySelector('input'));
  const score = () => {
    const right = root.querySelectorAll('input[data-right]:checked').length;
    const answered = root.querySelectorAll('input:checked').length;
    root.querySelector('.total').textContent = answered ? `${right} of ${questions.length} right` : '';
    document.querySelector(`[data-score="${lesson}"]`).textContent = answered ? `${right} of ${questions.length} questions right` : '';
  };
  const tell = (input) => {
    for (const why of input.closest('fieldset').querySelectorAll('[data-why]')) {
      why.hidden = why.dataset.why !== input.value;
      why.classList.toggle('right', 'right' in input.dataset);
    }
    score();
  };
  const answers = memory.read().answers || {};
  for (const input of root.querySelectorAll('input')) {
    input.addEventListener('change', () => {
      tell(input);
      memory.write({ answers: { ...memory.read().answers, [input.name]: input.value } });
    });
    if (answers[input.name] === input.value) {
      input.checked = true;
      tell(input);
    }
  }
}

// Where one is: shown above, and remembered for the next visit.
function remember() {
  const last = memory.read().at;
  const place = last && document.getElementById(last);
  if (place && last !== 'contents') {
    const lesson = place.closest('article');
    const heading = place === lesson ? '' : `, ${place.textContent}`;
    const resume = document.getElementById('resume');
    resume.append('You were at ', make('a', { href: `#${last}` }, lesson.dataset.title + heading), '.');
    resume.hidden = false;
  }
  const marks = [...document.querySelectorAll('#contents, article, article h2[id]')];
  const look = () => {
    const here = marks.filter((mark) => mark.getBoundingClientRect().top < innerHeight / 3).at(-1) || marks[0];
    document.getElementById('where').textContent = here.closest('article')?.dataset.title || '';
    memory.write({ at: here.id });
  };
  let waiting;
  addEventListener('scroll', () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, 150);
  }, { passive: true });
  document.getElementById('where').textContent = '';
}

document.querySelectorAll('.quiz').forEach(quiz);
document.querySelectorAll('.small').forEach(small);
document.querySelectorAll('.matrix').forEach(matrix);
remember();
Promise.all([...document.querySelectorAll('.live')].map(live)).then(() => {
  // The boards moved what a deep link points to.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  document.documentElement.dataset.ready = 'yes';
});
