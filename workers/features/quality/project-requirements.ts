import { takeNumbers } from '../../../shared/db/record-number.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { namedProjectNotFound } from '../projects/index.ts'
import { storiesToRead } from '../stories/index.ts'
import type { CaseLinks } from '../test-cases/index.ts'
import { requireField } from './access.ts'
import { maxSourceCharacters } from './schemas.ts'
import { originOf, textOfStories } from './text-of-stories.ts'

/** What a generation designs for. */
export interface Source {
  text: string
  /** Which story a requirement of the text comes from. */
  linksOf: (requirement: DesignResult['requirements'][number]) => CaseLinks
  warnings: string[]
}

/** A text as it was sent; without one the stories of the project. */
export async function sourceOf(
  context: Context,
  { requirements, projectId }: { requirements?: string | undefined; projectId?: string | undefined },
): Promise<Source> {
  if (requirements !== undefined || projectId === undefined)
    return { text: requirements ?? '', linksOf: () => ({}), warnings: [] }
  const { found, all } = await storiesToRead(context, projectId, maxSourceCharacters)
  const { text, parts } = textOfStories(found)
  requireField(
    'requirements',
    [text.trim() === '' ? undefined : text],
    'The project holds no stories to read yet: write some, or send requirements',
  )
  const left = all - found.length
  return {
    text,
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
