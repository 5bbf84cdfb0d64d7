import { expect, test } from 'vitest'
import { play } from './play.ts'
import { errs, fails, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const zone = (id: string, text: string, more = '') =>
  `<div id="${id}" ${more} style="border:2px dashed;padding:20px" ondragover="event.preventDefault()" ondrop="event.preventDefault(); const f = event.dataTransfer.files[0]; o.textContent = '${id}: ' + (f ? f.name : event.dataTransfer.getData('text'))"><p>${text}</p></div>`
const out = '<p id="o"></p>'
const card = (text: string) =>
  `<p draggable="true" ondragstart="event.dataTransfer.setData('text', '${text}')">${text}</p>`

const pages = {
  files: `<h1>Application</h1>${zone('z', "Drag 'n' drop some files here, or click to select files")}${out}`,
  cards: `${card('Write the report')}${zone('done', 'Done since Monday, newest first')}${out}`,
  two: `${zone('a', 'Drop photos here, at most five')}${zone('b', 'Drop photos here, of the back')}${out}`,
  bin: `${card('Milk')}${zone('bin', 'Drop here to delete for good')}${zone('gone', 'Delete')}${out}`,
  whole: `${zone('a', 'Drop files here')}${zone('b', 'Drop files here, or paste them')}${out}`,
  middle: `${zone('a', 'Up to 5 MB each: drop files here')}${out}`,
}
const stage = startPages(pages)

testScenarios('where something is dropped', stage, {
  'may be called by the first words of its text': [
    passes('Open "/files"'),
    passes(`Drop a file "plan.pdf" on "Drag 'n' drop some files here"`, '"z: plan.pdf" is visible'),
    fails(`Drop a file "plan.pdf" on "Drag 'n' drop some files here"`, '"z: other.pdf" is visible'),
    passes('Open "/cards"'),
    passes('Drag "Write the report" to "Done since Monday"', '"done: Write the report" is visible'),
  ],
  'is the one of the whole name': [
    passes('Open "/whole"'),
    passes('Drop a file "a.pdf" on "Drop files here"', '"a: a.pdf" is visible'),
  ],
  'is not guessed': [
    passes('Open "/two"'),
    errs('steps.ambiguous', 'Drop a file "a.png" on "Drop photos here"'),
    passes('Open "/middle"'),
    errs('steps.not_found', 'Drop a file "a.png" on "drop files here"'),
    passes('Open "/files"'),
    errs('steps.not_found', 'Drop a file "a.png" on "Drag"'),
    errs('steps.not_found', 'Drop a file "a.png" on "Drag \'n\' drop some fi"'),
  ],
  'never is what deletes': [
    passes('Open "/bin"'),
    errs('steps.not_found', 'Drag "Milk" to "Drop here to delete"'),
    errs('steps.not_found', 'Drag "Milk" to "Drop here"'),
  ],
})

test.each([
  ['files', 'Drop a file "plan.pdf" on', "Drag 'n' drop some files here", 'some files here, or click to'],
  ['files', 'Drop a file "plan.pdf" on', "Drag 'n' drop", 'some files here, or click to'],
  ['cards', 'Drag "Write the report" to', 'Done since', 'Done since Monday, newest first'],
])('the whole text is told where the first words answered (%s)', async (page, action, from, to) => {
  const [, step] = await play(stage.browser, stage.url, [
    passes(`Open "/${page}"`),
    passes(`${action} "${from}"`),
  ])
  expect(step?.status).toBe('passed')
  expect(step?.healing).toMatchObject({ from: `"${from}"`, to: expect.stringContaining(to) })
})
