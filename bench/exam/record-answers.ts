import { readFileSync } from 'node:fs'
import { readByModel } from '../../shared/domain/requirement-extraction/index.ts'
import { record, recordedModel, textOf } from '../../test/support/recorded-answers.ts'

// Prints the first prompt of a text that nobody has answered, or keeps a file with the answer to it:
//   node bench/exam/record-answers.ts NAME [ANSWER.json]
const [name = '', file] = process.argv.slice(2)

async function open() {
  const { ask, unanswered } = recordedModel()
  const { dropped } = await readByModel(textOf(name), { ask, timeoutMs: 10_000 })
  return { prompt: unanswered[0], dropped }
}

const { prompt, dropped } = await open()
if (prompt && file) record(name, prompt, JSON.parse(readFileSync(file, 'utf8')))
else if (prompt) process.stdout.write(`${prompt.system}\n\n${prompt.user}\n`)
else process.stdout.write(`Every prompt is answered; not taken: ${JSON.stringify(dropped, null, 1)}\n`)
