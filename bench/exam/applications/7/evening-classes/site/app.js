'use strict';

const PACK = 1200;
const FLOAT = 5000;
const KEY = 'harbour-road';
const $ = id => document.getElementById(id);
const money = p => (p < 0 ? '−' : '') + '£' + (Math.abs(p) / 100).toFixed(2);

const start = () => ({
  next: 1004,
  courses: [
    { code: 'AR-11', title: 'Pottery for Beginners', tutor: 'M. Okafor', day: 'Monday', time: '18:30', fee: 9500, left: 4 },
    { code: 'AR-14', title: 'Watercolour Landscapes', tutor: 'J. Prentice', day: 'Wednesday', time: '19:00', fee: 7800, left: 0 },
    { code: 'LA-02', title: 'Spanish Level 1', tutor: 'C. Romero', day: 'Tuesday', time: '18:00', fee: 12000, left: 7 },
    { code: 'LA-05', title: 'Spanish Level 2', tutor: 'C. Romero', day: 'Thursday', time: '18:00', fee: 12000, left: 1 },
    { code: 'LA-09', title: 'Welsh Conversation', tutor: 'G. Pugh', day: 'Monday', time: '19:30', fee: 6400, left: 9 },
    { code: 'MU-03', title: 'Ukulele Together', tutor: 'S. Lam', day: 'Thursday', time: '19:00', fee: 5500, left: 3 },
    { code: 'IT-20', title: 'Spreadsheets at Work', tutor: 'D. Fell', day: 'Tuesday', time: '18:30', fee: 8500, left: 6 },
    { code: 'CO-07', title: 'Bread and Sourdough', tutor: 'M. Okafor', day: 'Wednesday', time: '18:00', fee: 4650, left: 2 }
  ],
  people: [
    { ref: 'EN-1001', name: 'Helen Marsh', code: 'LA-02', amount: 12000, paid: true },
    { ref: 'EN-1002', name: 'Tobias Reid', code: 'AR-11', amount: 8800, paid: false },
    { ref: 'EN-1003', name: 'Farah Siddiqui', code: 'MU-03', amount: 3850, paid: false }
  ],
  payments: [{ ref: 'EN-1001', name: 'Helen Marsh', method: 'Card', amount: 12000 }],
  closed: false
});

let state = JSON.parse(localStorage.getItem(KEY) || 'null') || start();
let sortDir = 0;
let current = null;
const save = () => localStorage.setItem(KEY, JSON.stringify(state));
const course = code => state.courses.find(c => c.code === code);

function el(tag, text, cls) {
  const n = document.createElement(tag);
  if (text !== undefined) n.textContent = text;
  if (cls) n.className = cls;
  return n;
}

/* ---------- navigation ---------- */
function show() {
  const id = (location.hash || '#courses').slice(1);
  document.querySelectorAll('main > section').forEach(s => { s.hidden = s.id !== id; });
  document.querySelectorAll('nav a').forEach(a => {
    if (a.hash === '#' + id) a.setAttribute('aria-current', 'page'); else a.removeAttribute('aria-current');
  });
  render();
}
document.querySelectorAll('nav a').forEach(a => a.addEventListener('click', () => notice('')));
window.addEventListener('hashchange', show);
function notice(text) { $('notice').textContent = text; $('notice').hidden = !text; }

/* ---------- courses ---------- */
function renderCourses() {
  const q = $('q').value.trim().toLowerCase();
  let list = state.courses.filter(c =>
    (!q || (c.title + ' ' + c.code + ' ' + c.tutor).toLowerCase().includes(q)) &&
    (!$('day').value || c.day === $('day').value) &&
    (!$('free').checked || c.left > 0));
  if (sortDir) list = [...list].sort((a, b) => (a.fee - b.fee) * sortDir);
  $('course-rows').replaceChildren(...list.map(c => {
    const tr = el('tr');
    tr.append(el('td', c.code), el('th', c.title), el('td', c.tutor), el('td', `${c.day} ${c.time}`), el('td', money(c.fee)), el('td', String(c.left)));
    tr.children[1].scope = 'row';
    const td = el('td');
    const b = el('button', c.left ? 'Enrol' : 'Full');
    b.type = 'button';
    b.disabled = !c.left;
    b.setAttribute('aria-label', (c.left ? 'Enrol on ' : 'Full: ') + c.title);
    b.addEventListener('click', () => { $('course').value = c.code; notice(''); cost(); location.hash = 'enrol'; });
    td.append(b);
    tr.append(td);
    return tr;
  }));
  $('course-count').textContent = `Showing ${list.length} of ${state.courses.length} courses`;
  $('no-courses').hidden = list.length > 0;
}
['q', 'day', 'free'].forEach(id => $(id).addEventListener('input', renderCourses));
$('course-filters').addEventListener('submit', e => e.preventDefault());
$('sort-fee').addEventListener('click', () => {
  sortDir = sortDir === 1 ? -1 : 1;
  $('sort-fee').parentElement.setAttribute('aria-sort', sortDir === 1 ? 'ascending' : 'descending');
  renderCourses();
});

/* ---------- enrol ---------- */
function fillCourseSelect() {
  const keep = $('course').value;
  const first = el('option', 'Choose a course');
  first.value = '';
  $('course').replaceChildren(first, ...state.courses.map(c => {
    const o = el('option', c.left ? c.title : `${c.title} (full)`);
    o.value = c.code;
    o.disabled = !c.left;
    return o;
  }));
  $('course').value = keep && course(keep).left ? keep : '';
}
function cost() {
  const c = course($('course').value);
  const fee = c ? c.fee : 0;
  const con = -Math.round(fee * Number($('enrol-form').concession.value) / 100);
  const mat = $('pack').checked ? PACK : 0;
  $('c-fee').textContent = money(fee);
  $('c-con').textContent = money(con);
  $('c-mat').textContent = money(mat);
  $('c-total').textContent = money(fee + con + mat);
  $('confirm').disabled = !$('terms').checked;
  return fee + con + mat;
}
const FIELDS = ['course', 'first', 'last', 'year', 'email'];
function clearErrors() {
  FIELDS.forEach(f => { $(f + '-error').textContent = ''; $(f).removeAttribute('aria-invalid'); });
  $('errors').hidden = true;
}
$('enrol-form').addEventListener('input', cost);
$('enrol-form').addEventListener('reset', () => setTimeout(() => { clearErrors(); cost(); }));
$('enrol-form').addEventListener('submit', e => {
  e.preventDefault();
  clearErrors();
  const v = f => $(f).value.trim();
  const bad = {};
  if (!v('course')) bad.course = 'Choose a course';
  if (!v('first')) bad.first = 'Enter a first name';
  if (!v('last')) bad.last = 'Enter a surname';
  if (!/^\d{4}$/.test(v('year'))) bad.year = 'Enter the year with four digits';
  else if (Number(v('year')) > 2009) bad.year = 'Participants must be at least 16';
  else if ($('enrol-form').concession.value === '30' && Number(v('year')) > 1960) bad.year = 'Too young for the over 65 concession';
  if (!v('email')) bad.email = 'Enter an email address';
  else if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(v('email'))) bad.email = 'This does not look like an email address';
  const n = Object.keys(bad).length;
  if (n) {
    for (const f in bad) { $(f + '-error').textContent = bad[f]; $(f).setAttribute('aria-invalid', 'true'); }
    $('errors').textContent = n === 1 ? 'There is 1 problem with this enrolment.' : `There are ${n} problems with this enrolment.`;
    $('errors').hidden = false;
    $(Object.keys(bad)[0]).focus();
    return;
  }
  const c = course(v('course'));
  const p = { ref: 'EN-' + state.next++, name: v('first') + ' ' + v('last'), code: c.code, amount: cost(), paid: false };
  state.people.push(p);
  c.left--;
  save();
  e.target.reset();
  notice(`${p.name} is enrolled on ${c.title}. Reference ${p.ref}.`);
  location.hash = 'participants';
});

/* ---------- participants ---------- */
function renderPeople() {
  const f = $('status-filter').value;
  const list = state.people.filter(p => !f || (p.paid ? 'Paid' : 'Unpaid') === f);
  $('part-rows').replaceChildren(...list.map(p => {
    const tr = el('tr');
    tr.append(el('td', p.ref), el('th', p.name), el('td', course(p.code).title), el('td', money(p.amount)), el('td', p.paid ? 'Paid' : 'Unpaid', p.paid ? 'paid' : ''));
    tr.children[1].scope = 'row';
    const td = el('td');
    const pay = el('button', 'Take payment');
    pay.disabled = p.paid || state.closed;
    pay.addEventListener('click', () => openPay(p));
    const can = el('button', 'Cancel', 'plain');
    can.disabled = p.paid;
    can.addEventListener('click', () => openCancel(p));
    td.append(pay, ' ', can);
    tr.append(td);
    return tr;
  }));
  if (!list.length) {
    const tr = el('tr'), td = el('td', 'Nothing to show.');
    td.colSpan = 6;
    tr.append(td);
    $('part-rows').append(tr);
  }
  $('part-total').textContent = money(list.reduce((s, p) => s + p.amount, 0));
  $('part-due').textContent = money(list.reduce((s, p) => s + (p.paid ? 0 : p.amount), 0));
}
$('status-filter').addEventListener('change', renderPeople);

function parseMoney(t) {
  t = t.trim().replace(/^£/, '');
  return /^\d+(\.\d{1,2})?$/.test(t) ? Math.round(Number(t) * 100) : NaN;
}
function openPay(p) {
  current = p;
  notice('');
  $('pay-form').reset();
  $('pay-who').textContent = `${p.name}, ${course(p.code).title}`;
  $('pay-due').textContent = money(p.amount);
  payState();
  $('pay-dialog').returnValue = '';
  $('pay-dialog').showModal();
}
function payState() {
  const cash = $('pay-form').elements.method.value === 'Cash';
  $('cash-part').hidden = !cash;
  const got = parseMoney($('received').value);
  const enough = got >= current.amount;
  $('change').textContent = Number.isNaN(got) ? '–' : enough ? money(got - current.amount) : 'not enough';
  $('pay-ok').disabled = cash && !enough;
}
$('pay-form').addEventListener('input', payState);
$('pay-dialog').addEventListener('close', () => {
  if ($('pay-dialog').returnValue !== 'ok') return;
  const method = $('pay-form').elements.method.value;
  current.paid = true;
  state.payments.push({ ref: current.ref, name: current.name, method, amount: current.amount });
  save();
  notice(`Payment of ${money(current.amount)} recorded for ${current.name}.`);
  render();
});

function openCancel(p) {
  current = p;
  notice('');
  $('reason').value = '';
  $('cancel-ok').disabled = true;
  $('cancel-text').textContent = `${p.ref}, ${p.name}. The place on ${course(p.code).title} becomes free again.`;
  $('cancel-dialog').returnValue = '';
  $('cancel-dialog').showModal();
}
$('reason').addEventListener('change', () => { $('cancel-ok').disabled = !$('reason').value; });
$('cancel-dialog').addEventListener('close', () => {
  if ($('cancel-dialog').returnValue !== 'ok') return;
  state.people = state.people.filter(p => p !== current);
  course(current.code).left++;
  save();
  notice(`Enrolment ${current.ref} has been cancelled.`);
  render();
});

/* ---------- till ---------- */
function cashTaken() { return state.payments.filter(p => p.method === 'Cash').reduce((s, p) => s + p.amount, 0); }
function renderTill() {
  $('pay-rows').replaceChildren(...state.payments.map(p => {
    const tr = el('tr');
    tr.append(el('td', p.ref), el('td', p.name), el('td', p.method), el('td', money(p.amount)));
    return tr;
  }));
  const cash = cashTaken();
  $('t-cash').textContent = money(cash);
  $('t-card').textContent = money(state.payments.reduce((s, p) => s + p.amount, 0) - cash);
  $('t-drawer').textContent = money(FLOAT + cash);
  $('counted').disabled = $('close-till').disabled = state.closed;
}
$('close-form').addEventListener('submit', e => {
  e.preventDefault();
  const got = parseMoney($('counted').value);
  $('counted-error').textContent = '';
  $('close-result').textContent = '';
  if (Number.isNaN(got)) { $('counted-error').textContent = 'Enter the counted cash as an amount, for example 50.00'; return; }
  const diff = got - FLOAT - cashTaken();
  if (diff) {
    $('close-result').textContent = diff < 0 ? `The drawer is ${money(-diff)} short. Please count again.` : `The drawer is ${money(diff)} over. Please count again.`;
    return;
  }
  state.closed = true;
  save();
  $('close-result').textContent = 'Till closed. The drawer balances.';
  render();
});

function render() { fillCourseSelect(); renderCourses(); renderPeople(); renderTill(); cost(); }
show();
