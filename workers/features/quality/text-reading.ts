import { z } from 'zod'
import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { type Basis, bases } from '../../../shared/domain/test-cases/schema.ts'
import type { TextRange } from '../../../shared/domain/test-generation/schema.ts'
import type { ReadSentence } from '../../../shared/domain/test-generation/tiers/text-reading.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { callEngine } from '../engine/index.ts'

const offset = () => z.number().int().min(0)

/** How a text is read, sentence by sentence. */
export const TextReadingView = once(() =>
  z
    .object({
      sentences: z.array(
        z
          .object({
            id: z.string().describe('Of the words of the sentence: other words, another id'),
            start: offset().describe('In the text as it was sent, in UTF-16 units'),
            end: offset(),
            marked: z.string().describe('The sentence with its marks'),
            kinds: z.array(z.string()).describe('What it demands'),
            basis: z
              .enum(bases)
              .nullable()
              .describe('The best that a case of it rests on; null where it has no case'),
            confidence: z
              .number()
              .min(0)
              .max(1)
              .describe('Of its weakest mark: 1 where a person marked it, 0 where nothing is marked'),
          })
          .meta({ id: 'ReadSentence' }),
      ),
      names: z
        .array(
          z
            .object({
              name: z.string(),
              kind: z.enum(['field', 'thing', 'state', 'option']),
              limits: z.array(z.string()).describe('Its bounds, as "at least 2, at most 21 nights"'),
              options: z.array(z.string()).describe('Of a field its choices, of a thing its states'),
              required: z.boolean().nullable().describe('Null where the text does not say it'),
            })
            .meta({ id: 'ReadName' }),
        )
        .describe('Each once, with what the marks say of it'),
      readBy: z.enum(['tagger', 'person']).describe('A person where a sentence was corrected'),
    })
    .meta({ id: 'TextReading' }),
)
export type TextReadingView = z.infer<ReturnType<typeof TextReadingView>>

interface Asked {
  requirements: string
  corrections: readonly Correction[]
  basisOf?: (place: TextRange) => Basis | null
}

/** How the engine reads a text, with the corrections of people. */
export const sentencesOf = (
  context: Context,
  { requirements, corrections }: Pick<Asked, 'requirements' | 'corrections'>,
) => callEngine(context, (designer) => designer.readRequirements({ requirements, corrections }))

/** The same as it is told. */
export async function readText(context: Context, asked: Asked): Promise<TextReadingView> {
  const { corrections, basisOf = () => null } = asked
  const { sentences, names } = await sentencesOf(context, asked)
  const corrected = new Set(corrections.map(({ sentence }) => sentence))
  const told = (read: ReadSentence) => {
    const { text: _, ...sentence } = read
    return { ...sentence, basis: basisOf(sentence) }
  }
  return {
    sentences: sentences.map(told),
    names,
    readBy: sentences.some(({ text }) => corrected.has(text)) ? 'person' : 'tagger',
  }
}
