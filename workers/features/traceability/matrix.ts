import { type CsvOptions, csvOf } from '../../../shared/domain/test-exports/csv.ts'
import { type Xml, element, nested } from '../../../shared/domain/file-formats/xml.ts'
import type { Figures, TracedStory } from './schemas.ts'

const header = [
  'Story number',
  'Story',
  'Story status',
  'Test case number',
  'Test case',
  'Last verdict',
  'Last run',
  'Defects',
]

/** A line for each case of a story, and one for a story that has none. */
function linesOf({ number, title, status, testCases, testCaseCount }: TracedStory): string[][] {
  const story = [String(number), title, status]
  if (testCases.length === 0) return [[...story, '', '', '', '', '']]
  const lines = testCases.map(({ number: own, title: name, lastStatus, executions, defects }) => [
    ...story,
    String(own),
    name,
    lastStatus ?? '',
    executions[0]?.at ?? '',
    defects.map((defect) => `#${defect.number} ${defect.title} (${defect.status})`).join('; '),
  ])
  const left = testCaseCount - testCases.length
  return left > 0 ? [...lines, [...story, '', `and ${left} more test cases`, '', '', '']] : lines
}

const csvForm: CsvOptions = { guard: "'", byteOrderMark: true }

/** The matrix as pieces of CSV, a page of stories after the other. */
export async function* csvMatrix(pages: AsyncIterable<TracedStory[]>): AsyncGenerator<string> {
  yield* csvOf([header], csvForm)
  for await (const stories of pages)
    yield* csvOf(stories.flatMap(linesOf), { ...csvForm, byteOrderMark: false })
}

interface Told {
  project: string
  asOf: string
  figures: Figures
}

/** The same as a page of its own, with what is counted above it. */
export async function* htmlMatrix(told: Told, pages: AsyncIterable<TracedStory[]>): AsyncGenerator<string> {
  const title = `Traceability of ${told.project}`
  yield `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">${nested([element('title', title)], 0)}\n<style>${style}</style>\n</head>\n<body>`
  yield nested([element('h1', title), element('p', `As of ${told.asOf}`), figuresTable(told.figures)], 0)
  yield `\n<table>${nested([element('thead', [element('tr', header.map(headerCell))])], 0)}\n<tbody>`
  for await (const stories of pages) {
    const rows = stories.flatMap(linesOf).map((cells) =>
      element(
        'tr',
        cells.map((cell) => element('td', cell)),
      ),
    )
    yield nested(rows, 0)
  }
  yield '\n</tbody>\n</table>\n</body>\n</html>\n'
}

const style =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#1a1a1a;background:#fff}table{border-collapse:collapse;margin:1rem 0}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}'

const headerCell = (name: string): Xml => ({ name: 'th', attributes: { scope: 'col' }, content: name })

function figuresTable({ coverage, testCases, passRate, openDefects, ...figures }: Figures): Xml {
  const rows = [
    ['Stories with a test case', `${coverage.covered} of ${coverage.stories} (${coverage.percent} %)`],
    ['Test cases', String(testCases)],
    ['Pass rate', passRate === null ? 'no case has run' : `${Math.round(passRate * 10_000) / 100} %`],
    ['Open defects', String(openDefects)],
    ['Test cases without a story', String(figures.orphans.testCases)],
    ['Defects without a test case', String(figures.orphans.defects)],
    ['Test cases older than their criteria', String(figures.staleCount)],
    ['Flaky test cases', String(figures.flakyCount)],
  ]
  const line = ([name = '', figure = '']: string[]): Xml =>
    element('tr', [{ name: 'th', attributes: { scope: 'row' }, content: name }, element('td', figure)])
  return element('table', [element('tbody', rows.map(line))])
}
