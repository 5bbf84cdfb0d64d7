import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test collection: documents, questions and judgements, `grades` from question to document to how relevant it is. */
export interface Collection {
  documents: { id: string; title: string; text: string }[]
  questions: { id: string; text: string }[]
  grades: Map<string, Map<string, number>>
}

type Record = Map<string, string>

/** Records of `.I` and other tag lines; a tag that comes again goes on with its text. */
function recordsOf(text: string): Record[] {
  const records: Record[] = []
  let tag = ''
  for (const line of text.split(/\r?\n/)) {
    const opened = /^\.([A-Z])(?:\s+(\d+))?\s*$/.exec(line)
    if (!opened) {
      const record = records.at(-1)
      record?.set(tag, `${record.get(tag) ?? ''}${line}\n`)
      continue
    }
    tag = opened[1] ?? ''
    if (tag === 'I') records.push(new Map([['id', opened[2] ?? '']]))
  }
  return records
}

const fieldOf = (record: Record, tag: string): string => record.get(tag)?.replace(/\s+/g, ' ').trim() ?? ''

const documentsOf = (text: string) =>
  recordsOf(text).map((record) => ({
    id: record.get('id') ?? '',
    title: fieldOf(record, 'T'),
    text: fieldOf(record, 'W'),
  }))

function gradesOf(rows: string, grade: (code: string) => number): Collection['grades'] {
  const grades: Collection['grades'] = new Map()
  for (const row of rows.split('\n')) {
    const [question, document, code] = row.trim().split(/\s+/)
    if (!question || !document || code === undefined) continue
    const ofQuestion = grades.get(question) ?? new Map<string, number>()
    grades.set(question, ofQuestion.set(document, grade(code)))
  }
  return grades
}

/** Codes as grades: those of code -1 are the most relevant, as their ranks in any system show. */
const cranfieldGrades: Readonly<{ [code: string]: number }> = { '-1': 4, '1': 4, '2': 3, '3': 2, '4': 1 }

/** 1400 abstracts on aerodynamics and 225 questions, graded. A question is named by its place. */
export function readCranfield(folder: string): Collection {
  const read = (name: string) => readFileSync(join(folder, 'cranfield', name), 'latin1')
  return {
    documents: documentsOf(read('cran.all.1400')),
    questions: recordsOf(read('cran.qry')).map((record, at) => ({
      id: String(at + 1),
      text: fieldOf(record, 'W'),
    })),
    grades: gradesOf(read('cranqrel'), (code) => cranfieldGrades[code] ?? 0),
  }
}

/** 1460 abstracts on information science; the 76 of 112 questions that are judged, yes or no. Of a question all that it says counts: its title and its text. */
export function readCisi(folder: string): Collection {
  const read = (name: string) => readFileSync(join(folder, 'cisi', name), 'latin1')
  const grades = gradesOf(read('CISI.REL'), () => 1)
  return {
    documents: documentsOf(read('CISI.ALL')),
    questions: recordsOf(read('CISI.QRY'))
      .map((record) => ({
        id: record.get('id') ?? '',
        text: `${fieldOf(record, 'T')} ${fieldOf(record, 'W')}`.trim(),
      }))
      .filter(({ id }) => grades.has(id)),
    grades,
  }
}
