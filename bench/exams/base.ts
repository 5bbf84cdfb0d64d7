import { newBase } from '../crawls/client.ts'
import { dataFolder } from '../needs.ts'
import { readCranfield } from '../retrieval/collections.ts'

const documentsOfFile = 14

export type Base = Awaited<ReturnType<typeof newBase>>

/** A base of a hundred files with all documents of Cranfield, each under its title, read to the end; and questions that live searches ask. */
export async function examinedBase(origin: string): Promise<{ base: Base; questions: string[] }> {
  const { documents, questions } = readCranfield(dataFolder)
  const base = await newBase(origin)
  for (let at = 0; at < documents.length; at += documentsOfFile) {
    const some = documents.slice(at, at + documentsOfFile)
    const content = some.map(({ title, text }) => `# ${title}\n\n${sentences(text)}`).join('\n\n')
    await base.upload(`reports-${at / documentsOfFile}.md`, content)
  }
  await base.read()
  return { base, questions: questions.map(({ text }) => text) }
}

/** The collection sets a space before each full stop, and knows no capitals. */
const sentences = (text: string): string =>
  text.replace(
    /(^|\s\.\s+)(\p{L})/gu,
    (_, before: string, letter: string) => `${before === '' ? '' : '. '}${letter.toUpperCase()}`,
  )
