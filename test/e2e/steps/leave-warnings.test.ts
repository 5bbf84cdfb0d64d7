import { startPages, testScenarios } from './support.ts'
import { errs, fails, isFalse, passes } from './scenario.ts'

const warning = `addEventListener('beforeunload', (event) => { if (dirty) { event.preventDefault(); event.returnValue = 'x' } })`
const form = `<h1>Draft</h1><label>Text <input id="t"></label> <a href="/terms">Terms</a> <button onclick="location.href = '/terms'">Cancel</button>`

const pages = {
  terms: '<h1>Terms of use</h1><a href="/draft">Back to the draft</a>',
  draft: `${form}<button onclick="location.reload()">Again</button><script>let dirty = false; t.oninput = () => { dirty = true }; ${warning}</script>`,
  'by-property': `${form}<script>t.oninput = () => { onbeforeunload = () => 'Changes are lost' }</script>`,
  // The page asks with a window of its own as well.
  'asks-first': `${form}<button onclick="if (confirm('Discard the draft?')) location.href = '/terms'">Discard</button><script>let dirty = false; t.oninput = () => { dirty = true }; ${warning}</script>`,
  'in-frame': `<h1>Desk</h1><a href="/terms">Terms</a><iframe title="Editor" srcdoc="<label>Text <input id=t></label><script>t.oninput = () => { parent.frames[0].onbeforeunload = () => 'x' }</scr${''}ipt>"></iframe>`,
  clean: `${form}<script>let dirty = false; ${warning}</script>`,
}
const stage = startPages(pages)
const written = passes('Enter "Hello" in the "Text" field')

testScenarios('a leave warning', stage, {
  'is seen, and left by when nothing is said of it': [
    passes('Open "/draft"'),
    written,
    passes('Click "Terms"', 'A dialog is shown and the heading "Terms of use" is shown'),
  ],
  'is called what people call it': [
    passes('Open "/draft"'),
    written,
    passes('Click "Terms" and dismiss the leave warning', 'The heading "Draft" is shown'),
    fails('Click "Terms" and dismiss the unsaved changes dialog', 'No leave warning is shown'),
    errs('steps.undecided', 'Click "Terms" and dismiss the dialog', 'No warning appears'),
    passes('Click "Cancel" and accept the leave warning', 'The heading "Terms of use" is shown'),
    passes('Open "/clean"'),
    passes('Click "Terms"', 'No leave warning is shown and no warning appears'),
  ],
  'is dismissed, and the page stays': [
    passes('Open "/draft"'),
    written,
    passes('Click "Terms" and dismiss the dialog', 'The heading "Draft" is shown'),
    passes('Click "Cancel" and accept the dialog', 'The heading "Terms of use" is shown'),
  ],
  'of an old page is one as well': [
    passes('Open "/by-property"'),
    written,
    passes(
      'Click "Cancel" and dismiss the alert',
      'The heading "Draft" is shown and the "Text" field has the value "Hello"',
    ),
    passes('Click "Cancel"', 'A dialog is shown and the heading "Terms of use" is shown'),
  ],
  'of a page in a frame is one as well': [
    passes('Open "/in-frame"'),
    written,
    passes('Click "Terms" and dismiss the dialog', 'The heading "Desk" is shown'),
  ],
  'is met on reload': [
    passes('Open "/draft"'),
    written,
    passes('Reload the page and dismiss the dialog', 'The "Text" field has the value "Hello"'),
    passes('Click "Again" and dismiss the dialog', 'The heading "Draft" is shown'),
    passes('Reload the page', 'A dialog is shown and the "Text" field is empty'),
  ],
  'is met on the way back': [
    passes('Open "/terms"'),
    passes('Click "Back to the draft"'),
    written,
    passes('Go back and dismiss the dialog', 'The heading "Draft" is shown'),
    passes('Go back and accept the dialog', 'The heading "Terms of use" is shown'),
  ],
  'is met on the way to another address': [
    passes('Open "/draft"'),
    written,
    passes('Open "/terms" and dismiss the dialog', 'The heading "Draft" is shown'),
    passes('Open "/terms"', 'The heading "Terms of use" is shown'),
  ],
  'is met when its tab is closed': [
    passes('Open "/terms"'),
    passes('Open "/draft" in a new tab'),
    written,
    passes('Close the tab and dismiss the dialog', 'The heading "Draft" is shown'),
    passes('Close the tab', 'The heading "Terms of use" is shown'),
  ],
  'has the words of the browser, which are known in part': [
    passes('Open "/draft"'),
    written,
    passes('Click "Terms" and dismiss the dialog', 'A dialog says "Changes you made may not be saved"'),
    // What each browser says to its people nobody is told.
    {
      action: 'Click "Terms" and dismiss the dialog',
      expected: 'A dialog says "Unsaved work will be lost"',
      verdict: 'error',
      code: 'steps.undecided',
    },
  ],
  'comes after the question of the page': [
    passes('Open "/asks-first"'),
    written,
    passes('Click "Discard", accept the dialog and dismiss the dialog', 'The heading "Draft" is shown'),
    passes('Click "Discard" and accept the dialog', 'The heading "Terms of use" is shown'),
  ],
  'that is not there is missed': [
    passes('Open "/clean"'),
    written,
    errs('steps.no_dialog', 'Click "Terms" and dismiss the dialog'),
    passes('Open "/clean"'),
    fails('Click "Terms"', 'A dialog is shown'),
  ],
  'is what no dialog denies': [
    passes('Open "/draft"'),
    written,
    fails('Click "Terms"', 'No dialog is shown'),
    isFalse('The heading "Draft" is shown'),
  ],
})
