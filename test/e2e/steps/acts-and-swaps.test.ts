import { errs, fails, isFalse, holds, look, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const stage = startPages({
  desk: `<h1>Desk</h1><label>Barcode <input id="b"></label> <button id="s">Scan</button>
    <ul id="l" aria-label="On the desk"></ul><p id="n" role="status">0 books on the desk</p><button id="c">Lend all</button><p id="m"></p>
    <script>let k = 0; s.onclick = () => { if (!b.value) return; k++; const li = document.createElement('li'); li.textContent = b.value; l.append(li); n.textContent = k + ' on the desk'; b.value = '' }
    c.onclick = () => { m.textContent = k ? 'Lent: ' + k : 'Nothing to lend' }</script>`,
  share: `<h1>Share</h1><button id="g">Share</button><button id="d">Keep draft</button><p>Total: <b id="t">12 EUR</b></p><ul><li>Milk</li></ul><p id="o"></p><p id="f">Draft</p>
    <script>g.onclick = () => { o.textContent = 'Link copied'; f.remove() }; d.onclick = () => { o.textContent = 'Link copied' }</script>`,
  sizes: `<h1>Sizes</h1><label>Size <select><option>M</option><option disabled>XL (sold out)</option></select></label>
    <label>Colour <select><option>Red</option><optgroup label="Old" disabled><option>Blue</option></optgroup></select></label>
    <label>Extras <select multiple><option>Lid</option><option disabled>Box</option></select></label>
    <label>Twin <select><option>A</option><option>B</option><option>B</option></select></label>`,
})

testScenarios('what anybody does', stage, {
  'is done, in present and perfect': [
    passes('the librarian has opened "/desk"'),
    passes('the librarian has entered "B-17" in the "Barcode" field and clicked "Scan"'),
    passes('the clerk enters "B-18" in "Barcode" and clicks "Scan"'),
    passes('the head of the library clicks "Lend all"', '"Lent: 2" is visible'),
    fails('A reader presses "Lend all"', '"Lent: 3" is visible'),
    errs('steps.not_found', 'the librarian clicks "Lend none"'),
    errs('steps.not_understood', 'the librarian is signed in and happy'),
    errs('steps.not_understood', 'je clique sur "Lend all"'),
    errs('steps.not_understood', 'the system sends "Lend all" to the reader'),
  ],
})

testScenarios('what is shown instead of something', stage, {
  'is there, and the other is not': [
    passes('Open "/share"'),
    isFalse('"Link copied" is shown instead of "Draft"'),
    isFalse('The list contains "Bread" instead of "Milk"'),
    fails('Click "Keep draft"', '"Link copied" is shown instead of "Draft"'),
    passes('Click "Share"', '"Link copied" is shown instead of "Draft"'),
    holds('Instead of "Draft", "Link copied" is shown'),
    holds('The list contains "Milk" instead of "Bread"'),
    holds('The total is 12 EUR instead of 10 EUR'),
    isFalse('The total is 10 EUR rather than 12 EUR'),
    errs('steps.unverifiable', look, 'The total is 12 EUR rather than the usual price'),
  ],
  'is said line by line': [
    passes('Open "/share"'),
    fails('Click "Keep draft"', '"Link copied" is visible\n"Draft" is not shown'),
    passes('Click "Share"', '"Link copied" is visible\nBut "Draft" is not shown'),
    fails(look, '"Link copied" is visible\nthe "Share" button is disabled'),
  ],
})

testScenarios('an option that is disabled', stage, {
  'is said to be there': [
    passes('Open "/sizes"'),
    errs('steps.not_actionable', 'Select "XL (sold out)" from "Size"'),
    errs('steps.not_actionable', 'Select "Blue" from "Colour"'),
    errs('steps.not_actionable', 'Select "Box" from "Extras"'),
    errs('steps.option_not_found', 'Select "B" from "Twin"'),
    errs('steps.option_not_found', 'Select "L" from "Size"'),
  ],
})
