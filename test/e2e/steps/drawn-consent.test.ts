import { startPages, testScenarios } from './support.ts'
import { errs, passes } from './scenario.ts'

const style = `<style>.c input{position:absolute;opacity:0;width:1px;height:1px}.c .box,.g::before,.r::after{content:"";display:inline-block;width:16px;height:16px;border:1px solid #333}
  .c input:checked+.box{background:#06c}.g,.r{cursor:pointer}input:checked+.g::before{background:#06c} .narrow{width:120px;display:block}</style>`
const send = `<button onclick="o.textContent = [...document.querySelectorAll('input,[role=checkbox],[role=switch]')].map((x) => x.id + '=' + (x.checked || x.ariaChecked === 'true' ? 'yes' : 'no')).join(' ')">Send</button><p id="o"></p>`
const link = (text: string) => `<a href="/terms">${text}</a>`

const pages = {
  terms: '<h1>Terms</h1>',
  // The box is a span beside the text, as many a design system draws it.
  span: `${style}<label class="c"><input type="checkbox" id="m"><span class="box"></span> Agree to the ${link('middle rules of this house and of all others')} today</label>${send}`,
  // The box is drawn before the label of an input that is not there.
  before: `${style}<input type="checkbox" id="d" style="display:none"><label class="g" for="d">Gone ${link('with the guidelines of this site and some more words')}</label>${send}`,
  after: `${style}<input type="checkbox" id="d" style="display:none"><label class="r" for="d">${link('The guidelines of this site and some more words')} </label>${send}`,
  lines: `${style}<label class="c narrow"><input type="checkbox" id="l"><span class="box"></span>${link('All the terms of use that go on for several lines of the label')}</label>${send}`,
  'all-link': `${style}<label class="c"><input type="checkbox" id="w"><span class="box"></span>${link('Terms of use and privacy')}</label>${send}`,
  svg: `${style}<label style="display:flex;gap:6px"><input type="checkbox" id="s" style="position:absolute;opacity:0"><svg width="16" height="16" aria-hidden="true"><rect width="16" height="16" stroke="#333" fill="none"/></svg><span>${link('I have read the privacy policy of the whole company')}</span></label>${send}`,
  button: `${style}<div style="position:relative"><input type="checkbox" id="b" style="display:none"><label class="g" for="b">Accept <button type="button" onclick="o.textContent='Opened'">the general terms and conditions</button></label></div>${send}`,
  radio: `${style}<label class="c"><input type="radio" name="r" id="x"><span class="box"></span>${link('Standard plan with everything in it')}</label><label class="c"><input type="radio" name="r" id="y"><span class="box"></span>${link('Large plan with everything in it')}</label>${send}`,
  aria: `<div role="checkbox" id="q" aria-checked="false" tabindex="0" onclick="if (event.target.tagName !== 'A') this.ariaChecked = this.ariaChecked !== 'true'"><i style="display:inline-block;width:14px;height:14px;border:1px solid"></i>${link('The rules of conduct for all of our guests')}</div>${send}`,
  // A label of which nothing but the link takes a click.
  nothing: `${style}<input type="checkbox" id="z" style="display:none"><label for="z" style="display:inline-block"><a href="/terms" style="display:block">Nothing but the rules</a></label>${send}`,
}
const ticked = (page: string, name: string, shown: string) => [
  passes(`Open "/${page}"`),
  passes(`Check "${name}"`),
  passes('Click "Send"', `"${shown}" is visible`),
]

testScenarios('a drawn box whose label holds a link is ticked beside the link', startPages(pages), {
  'on the box in the label': ticked(
    'span',
    'Agree to the middle rules of this house and of all others today',
    'm=yes',
  ),
  'on what is drawn before the label': ticked(
    'before',
    'Gone with the guidelines of this site and some more words',
    'd=yes',
  ),
  'on what is drawn behind it': ticked('after', 'The guidelines of this site and some more words', 'd=yes'),
  'where the label has several lines': ticked(
    'lines',
    'All the terms of use that go on for several lines of the label',
    'l=yes',
  ),
  'where the link is all of the text': ticked('all-link', 'Terms of use and privacy', 'w=yes'),
  'where the box is a picture': ticked('svg', 'I have read the privacy policy of the whole company', 's=yes'),
  'where a button stands in the label': ticked('button', 'Accept the general terms and conditions', 'b=yes'),
  'where it is a radio button': ticked('radio', 'Large plan with everything in it', 'x=no y=yes'),
  'where it is a box of the page’s own': ticked(
    'aria',
    'The rules of conduct for all of our guests',
    'q=yes',
  ),
  'and not at all where nobody could': [
    passes('Open "/nothing"'),
    errs('steps.not_actionable', 'Check "Nothing but the rules"'),
  ],
})
