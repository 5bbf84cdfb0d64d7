import { expect, test } from 'vitest'
import { play } from './play.ts'
import { errs, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const showFiles = (input: string) =>
  `${input}.onchange = () => { o.textContent = [...${input}.files].map((file) => file.name + ' ' + file.size).join(', ') }`
const out = '<p id="o"></p>'

const pages = {
  // Made by the click, and never put into the page.
  made: `<button onclick="const i = document.createElement('input'); i.type = 'file'; ${showFiles('i')}; i.click()">Upload</button>${out}`,
  many: `<button onclick="const i = Object.assign(document.createElement('input'), { type: 'file', multiple: true, accept: '.csv' }); i.addEventListener('change', () => { o.textContent = i.files.length + ' files' }); i.click()">Import</button>${out}`,
  later: `<button onclick="setTimeout(() => { const i = document.createElement('input'); i.type = 'file'; ${showFiles('i')}; i.click() }, 300)">Attach</button>${out}`,
  fragment: `<div role="button" tabindex="0" onclick="const f = document.createDocumentFragment(), i = document.createElement('input'); i.type = 'file'; f.append(i); ${showFiles('i')}; i.click()">Add photo</div>${out}`,
  shadow: `<x-up></x-up>${out}<script>customElements.define('x-up', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<button>Choose a file</button>'; const b = this.shadow }
    connectedCallback() { this.innerHTML = '' } })</script><button id="k">Pick</button><script>const i = document.createElement('input'); i.type = 'file'; ${showFiles('i')}; k.onclick = () => { i.value = ''; i.showPicker() }</script>`,
  // Beside another field, which is not meant.
  beside: `<label>Photo <input type="file" id="other"></label><button onclick="const i = document.createElement('input'); i.type = 'file'; ${showFiles('i')}; i.click()">Upload</button>${out}`,
  picker: `<button onclick="showOpenFilePicker().then(() => { o.textContent = 'Opened' }, () => { o.textContent = 'Nothing chosen' })">Open</button>${out}`,
  folder: `<button onclick="showDirectoryPicker().catch(() => {})">Choose a folder</button>${out}`,
  saves: `<button onclick="showSaveFilePicker().catch(() => {})">Save as</button>${out}`,
  nothing: `<button>Upload</button>${out}`,
}
const stage = startPages(pages)

testScenarios('a file field that a click makes takes the file', stage, {
  'and is never put into the page': [
    passes('Open "/made"'),
    passes('Upload a file "a.csv" of 1200 bytes to "Upload"', '"a.csv 1200" is visible'),
    passes('Upload a file "b.csv" of 1300 bytes to "Upload"', '"b.csv 1300" is visible'),
  ],
  'and takes several': [
    passes('Open "/many"'),
    passes('Upload the files "a.csv" and "b.csv" to "Import"', '"2 files" is visible'),
  ],
  'and comes a moment later': [
    passes('Open "/later"'),
    passes('Upload a file "a.txt" of 20 bytes to "Attach"', '"a.txt 20" is visible'),
  ],
  'and stands in a piece of no document': [
    passes('Open "/fragment"'),
    passes('Upload a file "a.png" to the "Add photo" button', '"a.png" is visible'),
  ],
  'and was made before': [
    passes('Open "/shadow"'),
    passes('Upload a file "a.txt" of 20 bytes to "Pick"', '"a.txt 20" is visible'),
  ],
  'beside another field': [
    passes('Open "/beside"'),
    passes('Upload a file "a.txt" of 20 bytes to "Upload"', '"a.txt 20" is visible'),
  ],
  'or there is none': [
    passes('Open "/nothing"'),
    errs('steps.no_file_field', 'Upload a file "a.txt" to "Upload"'),
  ],
})

test.each([
  ['picker', 'Open', 'showOpenFilePicker'],
  ['folder', 'Choose a folder', 'showDirectoryPicker'],
  ['saves', 'Save as', 'showSaveFilePicker'],
])(
  'a chooser of the browser that is no field (%s) is an error that names it',
  async (page, button, method) => {
    const [, step] = await play(stage.browser, stage.url, [
      passes(`Open "/${page}"`),
      errs('steps.no_file_field', `Upload a file "a.txt" to "${button}"`),
    ])
    expect(step?.error?.code).toBe('steps.no_file_field')
    expect(step?.error?.message).toContain(method)
  },
)
