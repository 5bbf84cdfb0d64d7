import { SaxesParser } from 'saxes'
import { records } from './check-csv.ts'

const needed = ['Title', 'Section', 'Template', 'Type', 'Priority', 'Steps (Step)', 'Steps (Expected Result)']
const ofCase = ['Section', 'Template', 'Type', 'Priority', 'Preconditions', 'References']
const templates = ['Test Case (Steps)', 'Test Case (Text)', 'Exploratory Session']

/** The rules of TestRail's import wizard in its multi-row layout, for as many cases. */
export function checkTestRailCsv(csv: string, cases: number): string[] {
  const { header, list, faults } = records(csv)
  if (csv.startsWith('\ufeff')) faults.push('the byte order mark becomes a part of the first header')
  if (header[0] !== 'Title') faults.push('Title is not the first header')
  for (const name of needed) if (!header.includes(name)) faults.push(`there is no column ${name}`)
  if (list[0]?.('Title') === '') faults.push('the first row starts no case')
  const starts = list.filter((cell) => cell('Title') !== '')
  if (starts.length !== cases) faults.push(`${starts.length} rows with a title for ${cases} cases`)
  list.forEach((cell, index) => {
    const row = index + 2
    if (cell.raw('Title').length > 250) faults.push(`row ${row}: the title is longer than 250`)
    if (cell('Title') === '' && ofCase.some((name) => cell(name) !== ''))
      faults.push(`row ${row}: a step row tells of the case`)
    if (cell('Title') !== '' && !templates.includes(cell('Template')))
      faults.push(`row ${row}: there is no such template`)
    if (cell('Steps (Step)') === '' && cell('Steps (Expected Result)') === '')
      faults.push(`row ${row} has no step`)
  })
  return faults
}

/** Which elements may stand in which. */
const tree: Record<string, string[]> = {
  '': ['sections', 'suite'],
  suite: ['id', 'name', 'description', 'sections'],
  sections: ['section'],
  section: ['name', 'description', 'cases', 'sections'],
  cases: ['case'],
  case: ['id', 'title', 'template', 'type', 'priority', 'estimate', 'references', 'custom'],
  custom: ['preconds', 'steps_separated', 'steps', 'expected', 'mission', 'goals'],
  steps_separated: ['step'],
  step: ['index', 'content', 'expected', 'additional_info'],
}

/** The rules of TestRail's XML import: well formed, its tree, a title and one of three templates for every case. */
export function checkTestRailXml(xml: string): string[] {
  const faults: string[] = []
  const path = ['']
  const texts: Record<string, string>[] = []
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => faults.push(`not well formed: ${message}`))
  parser.on('opentag', ({ name }) => {
    const parent = path.at(-1) ?? ''
    if (!tree[parent]?.includes(name)) faults.push(`<${name}> stands in <${parent}>`)
    if (name === 'case') texts.push({})
    path.push(name)
  })
  parser.on('text', (text) => {
    const [parent, name = ''] = path.slice(-2)
    const current = texts.at(-1)
    if (parent === 'case' && current) current[name] = `${current[name] ?? ''}${text}`.trim()
  })
  parser.on('closetag', () => path.pop())
  parser.write(xml).close()
  for (const { title = '', template = '' } of texts) {
    if (title === '' || title.length > 250) faults.push('a case has no title of 1 to 250 characters')
    if (!templates.includes(template)) faults.push(`there is no template "${template}"`)
  }
  return faults
}
