import type { Model, ModelAnswer, ModelRequest } from '../../shared/services/models.ts'

/** What each answer of a writing model takes, in tokens. */
export const eachTook = { inputTokens: 1000, outputTokens: 100 }

/** A text of one part, of which a writing model makes a case that the judge lets stand. */
export const writtenText = `# Greeting
The page has the button "Greet".
When "Greet" is pressed, the page shows "Hello there".`

function writtenFor(user: string): object | undefined {
  const lines = user.split('\n')
  const number = lines.find((line) => line.includes('shows "Hello there"'))?.match(/^S(\d+) /)?.[1]
  if (number === undefined) return undefined
  const steps = [
    ['Open the page', ''],
    ['Click the "Greet" button', 'The text "Hello there" is visible'],
  ]
  const testCase = { t: 'The greeting of the model', s: [Number(number)], k: 'functional', p: 'high', steps }
  return { cases: [testCase] }
}

/** A model that writes one case for `writtenText` and answers nothing else; `asked` are its questions so far. */
export function writingModel(answer?: (request: ModelRequest) => ModelAnswer | undefined) {
  const asked: ModelRequest[] = []
  const model: Model = {
    engine: 'openai-compatible',
    ask: (request) => {
      asked.push(request)
      const own = answer?.(request)
      if (own) return Promise.resolve(own)
      const value = writtenFor(request.user)
      return Promise.resolve(
        value
          ? { ok: true as const, value, ...eachTook }
          : { ok: false as const, reason: 'no object', ...eachTook },
      )
    },
  }
  return { model, asked }
}
