import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createTaggerOfFiles } from './tagger-of-files.mjs'

// Prints the sentences of a text with what the tagger marks in them, in the form of its training data (run by `npm run marks`).

// Whoever reads may have enough: "npm run marks -- FILE | head".
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const { values, positionals } = parseArgs({
  options: { confidence: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (!file) {
  process.stderr.write(
    'Name a file: npm run marks -- FILE [--confidence]\n' +
      'Each sentence comes on a line of its own, with its marks; docs/marks.md says what they mean.\n',
  )
  process.exitCode = 1
} else {
  const { writeMarks } = await import('../../shared/domain/marking/inline.ts')
  const { splitSentences } = await import('../../shared/domain/requirement-reading/sentences/split.ts')
  const tagger = await createTaggerOfFiles()
  const text = await readFile(file, 'utf8')
  for (const line of text.split(/\r?\n/)) {
    const sentences = splitSentences(line, 0, line.length)
    if (sentences.length === 0) process.stdout.write('\n')
    for (const { start, end } of sentences) {
      const sentence = line.slice(start, end)
      const marks = tagger.mark(sentence)
      process.stdout.write(`${writeMarks(sentence, marks)}\n`)
      if (values.confidence) process.stdout.write(confidences(sentence, marks))
    }
  }
}

/** A line for each mark, as a comment that readers of marked lines leave out. */
function confidences(text, { segments, roles, kinds }) {
  const of = ({ tag, start, end, confidence }) =>
    `#   ${confidence.toFixed(2)} ${tag} ${text.slice(start, end)}\n`
  const all = [...segments, ...roles].sort((a, b) => a.start - b.start || b.end - a.end)
  return [
    ...all.map(of),
    ...kinds.map(({ kind, confidence }) => `#   ${confidence.toFixed(2)} ## ${kind}\n`),
  ].join('')
}
