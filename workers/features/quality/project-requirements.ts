import { takeNumbers } from '../../../shared/db/record-number.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { namedProjectNotFound } from '../projects/index.ts'
import { storiesToRead, storyNotFound } from '../stories/index.ts'
import { maxSourceCharacters } from './schemas.ts'
import type { Source } from './source.ts'
import { storiesByPage } from './stories-by-page.ts'
import { originOf } from './text-of-stories.ts'

/** The stories of a project, or those of them that are named, as a text; an empty one where it has none. */
export async function storiesOf(
  context: Context,
  projectId: string,
  only?: readonly string[],
): Promise<Source> {
  const { found, all } = await storiesToRead(context, projectId, maxSourceCharacters, only)
  if (only && all < new Set(only).size)
    throw storyNotFound({ details: [{ path: 'storyIds', message: storyNotFound.sentence }] })
  const { text, parts, ownTexts } = storiesByPage(found)
  const left = all - found.length
  return {
    text,
    ownTexts,
    answers: found.flatMap(({ answers }) => answers),
    asTold: (designed) => designed,
    linksOf: (requirement) => originOf(parts, requirement),
    warnings:
      left === 0
        ? []
        : [
            `The project has more than is read at once: of its ${all} stories the ${found.length} newest were read, and ${left} were not. Generate for those one by one.`,
          ],
  }
}

/** What stands before the numbers of requirements that a project keeps: those of two generations are never called the same. */
export async function requirementPrefix(context: Context, projectId: string): Promise<string> {
  const number = await takeNumbers(context, { projectId, resource: 'generation', count: 1 })
  if (number === undefined) throw namedProjectNotFound()
  return `REQ-${number}.`
}
