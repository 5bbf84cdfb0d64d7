import { api } from './shared/api.js'
import { h } from './shared/dom.js'

const mark = /`([^`]+)`|\[([^\]]+)\]\((#[^)]+)\)/g

/** A text of the guide: what stands in backticks is code, and links lead to other parts of it. */
function marked(text) {
  const parts = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    const [whole, code, label, target] = found
    parts.push(text.slice(from, found.index), code ? h('code', {}, code) : h('a', { href: target }, label))
    from = found.index + whole.length
  }
  return [...parts, text.slice(from)]
}

const paragraph = (text) => h('p', {}, marked(text))

const entry = (told, ...meaning) => h('div', {}, h('dt', {}, told), h('dd', {}, meaning))

const form = ({ goal, examples, testData, note }) =>
  entry(
    goal,
    h(
      'ul',
      { class: 'examples' },
      examples.map((example) => h('li', {}, h('code', {}, example))),
    ),
    testData && h('p', { class: 'note' }, 'With the test data ', h('code', {}, testData)),
    note && h('p', { class: 'note' }, marked(note)),
  )

const section = ({ id, title }, ...content) =>
  h('section', { 'aria-labelledby': id }, h('h2', { id }, title), content)

const sectionOfForms = ({ forms, notes, ...named }) =>
  section(named, notes.map(paragraph), forms.length > 0 && h('dl', { class: 'forms' }, forms.map(form)))

const errorsTitle = { id: 'errors', title: 'What the errors mean' }

const sectionOfErrors = (errors) =>
  section(
    errorsTitle,
    h(
      'dl',
      { class: 'forms' },
      errors.map(({ code, meaning }) => entry(h('code', { id: code }, code), paragraph(meaning))),
    ),
  )

function draw({ introduction, sections, errors }) {
  const contents = [...sections, errorsTitle].map(({ id, title }) =>
    h('li', {}, h('a', { href: `#${id}` }, title)),
  )
  return [
    introduction.map(paragraph),
    h('nav', { 'aria-label': 'On this page' }, h('ul', { class: 'contents' }, contents)),
    sections.map(sectionOfForms),
    sectionOfErrors(errors),
  ].flat()
}

const place = document.querySelector('#guide')
try {
  place.replaceChildren(...draw(await api('GET', '/api/public/test-cases/steps/guide')))
  // The part that the address names was not there when the browser looked for it.
  if (location.hash) location.replace(location.hash)
} catch (error) {
  place.replaceChildren(h('p', { role: 'alert' }, error.message))
}
