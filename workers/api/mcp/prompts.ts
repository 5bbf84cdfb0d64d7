import type { Context } from '../../../shared/kernel/context.ts'
import { detailsOf, inWords } from '../../../shared/kernel/faults.ts'
import type { Prompt } from '../../../shared/kernel/prompt.ts'
import { mayUse } from './rules.ts'

/** The prompts whose work the caller may do. */
export const offeredPrompts = (all: readonly Prompt[], { actor }: Context): Prompt[] =>
  all.filter(({ uses }) => uses.every((operation) => mayUse(actor, operation)))

/** A prompt as `prompts/list` tells of it. */
export const tellPrompt = ({ name, title, description, arguments: argumentsOf }: Prompt) => ({
  name,
  title,
  description,
  arguments: Object.entries(argumentsOf().shape).map(([argument, schema]) => {
    const described = 'description' in schema ? schema.description : undefined
    return {
      name: argument,
      ...(typeof described === 'string' && { description: described }),
      required: !('safeParse' in schema) || !schema.safeParse(undefined).success,
    }
  }),
})

/** What the assistant is told, or what is wrong with the arguments. */
export function promptText(
  prompt: Prompt,
  given: Record<string, unknown>,
): { text: string } | { wrong: string } {
  const parsed = prompt.arguments().safeParse(given, inWords)
  if (parsed.success) return { text: prompt.text(parsed.data as never) }
  const [first] = detailsOf(parsed.error)
  return { wrong: `${first?.path ?? 'arguments'}: ${first?.message ?? 'not valid'}` }
}
