import { once } from '../../basics/once.ts'
import { partName } from '../parts/part-name.ts'
import { partsOf } from '../parts/parts-of.ts'
import { dataRule } from '../prompt/rules.ts'
import { sentenceLines } from '../prompt/sentence-lines.ts'
import { fenced } from '../prompt/shown-line.ts'
import type { AskWriter, WritingPrompt, WritingRequest } from '../types.ts'
import { requirementKinds, testabilities } from './form.ts'
import { readRequirements, type ReadRequirements } from './read-requirements.ts'

export interface Extracted extends ReadRequirements {
  asked: { parts: number; answered: number }
  warnings: string[]
}

const rules = [
  'You read requirements out of numbered sentences. Answer with one JSON object and nothing else:',
  '{"requirements":[{"s":[3,4],"d":"…","k":"functional","p":"high","v":"high","w":"…","q":["…"]}],"idle":[1]}',
  's numbers of all sentences that state it; d the requirement in one sentence of the words of the text; p priority critical, high, medium or low;',
  `k ${requirementKinds.join(', ')}; v how well it can be tested: ${testabilities.join(', ')}; w why, in one sentence; q what its author has to answer first, if anything.`,
  'One requirement for each thing that is demanded; rows of one table are one requirement. Add nothing that the sentences do not say; copy figures, names and messages letter by letter.',
  '"idle" lists the sentences that demand nothing.',
  dataRule,
]

const systemPrompt = /* @__PURE__ */ once(() => rules.join('\n'))

/** The question for requirements of a part of the texts. */
export const extractPrompt = (part: ReturnType<typeof partsOf>[number]): WritingPrompt => ({
  system: systemPrompt(),
  user: fenced([...sentenceLines(part.sentences, part.headings), ...part.elsewhere]),
})

/** Requirements of a request's sentences (`extract-requirements`), in the order of the text. A part that nobody answers costs only itself. Never rejects for the provider's sake. */
export async function extractRequirements(
  request: Pick<WritingRequest, 'sentences' | 'headings'>,
  ask: AskWriter,
): Promise<Extracted> {
  const sentences = new Map(request.sentences.map((sentence) => [sentence.id.toUpperCase(), sentence]))
  const parts = partsOf(request)
  const answers = await Promise.all(parts.map((part) => answerOf(ask, extractPrompt(part))))
  const read = answers.flatMap((answer) =>
    answer === undefined ? [] : [readRequirements(answer, sentences)],
  )
  const missing = parts.flatMap((part, at) =>
    answers[at] === undefined ? [partName(part, at, parts.length)] : [],
  )
  return {
    requirements: read.flatMap(({ requirements }) => requirements),
    idle: [...new Set(read.flatMap(({ idle }) => idle))],
    left: read.flatMap(({ left }) => left),
    asked: { parts: parts.length, answered: read.length },
    warnings: missing.map(
      (name) =>
        `The model did not answer about ${name}, or not in time: there the embedded reader read alone. Extract again in a while.`,
    ),
  }
}

async function answerOf(ask: AskWriter, prompt: WritingPrompt): Promise<string | object | undefined> {
  try {
    return await ask(prompt)
  } catch {
    return undefined
  }
}
