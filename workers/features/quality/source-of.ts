import type { Context } from '../../../shared/kernel/context.ts'
import { readableBase } from '../knowledge-bases/index.ts'
import type { Place } from '../search/index.ts'
import { requireField } from './access.ts'
import { placedInFile } from './base-reader.ts'
import { textOfBase } from './base-text.ts'
import { storiesOf } from './project-requirements.ts'
import { readBeside } from './read-beside.ts'
import { withBasis } from './rules.ts'
import { maxSourceCharacters } from './schemas.ts'
import type { Source } from './source.ts'

interface Given {
  requirements?: string | undefined
  projectId?: string | undefined
  knowledgeBaseId?: string | undefined
}

const sent = (text: string): Source => ({
  text,
  asTold: (designed) => designed,
  linksOf: () => ({}),
  warnings: [],
})

/**
 * A text as it was sent; without one the stories of the project; where there are none the files of the base. A base that is named with a
 * text, or with stories, is known beside them.
 */
export async function sourceOf(context: Context, given: Given): Promise<Source> {
  const { requirements, projectId, knowledgeBaseId } = given
  const base = knowledgeBaseId === undefined ? undefined : await placeOf(context, knowledgeBaseId)
  const own =
    requirements === undefined && projectId !== undefined
      ? await storiesOf(context, projectId)
      : sent(requirements ?? '')
  if (own.text.trim() === '') return base ? ofBase(context, base) : refuseEmpty(own)
  return base ? besideBase(context, base, own) : own
}

function refuseEmpty(own: Source): Source {
  const message = 'The project holds no stories to read yet: write some, or send requirements'
  requireField('requirements', [undefined], message)
  return own
}

async function placeOf(context: Context, kbId: string): Promise<Place> {
  const { name } = await readableBase(context, kbId)
  return { kind: 'knowledge_base', ownerId: kbId, name }
}

async function ofBase(context: Context, { ownerId }: Place): Promise<Source> {
  const asked = { kbId: ownerId, mostCharacters: maxSourceCharacters }
  const { text, parts, ownTexts, warnings } = await textOfBase(context, asked)
  requireField('knowledgeBaseId', [text.trim() === '' ? undefined : text], nothingIndexed)
  return {
    ...sent(text),
    ownTexts,
    asTold: (designed) =>
      withBasis({
        ...designed,
        requirements: designed.requirements.map((one) => placedInFile(parts, one)),
      }),
    warnings,
  }
}

const nothingIndexed =
  'The knowledge base holds no indexed text yet: add files and wait until they are indexed, or send a text'

async function besideBase(context: Context, base: Place, own: Source): Promise<Source> {
  const { text: requirements, ownTexts } = own
  const beside = await readBeside(context, [base], { requirements, ...(ownTexts && { ownTexts }) })
  return {
    ...own,
    text: beside.read.requirements,
    ownTexts: beside.read.ownTexts,
    asTold: (designed) => own.asTold(beside.asSent(designed)),
    ...(beside.sources.length > 0 && { sources: beside.sources }),
    warnings: [...own.warnings, ...beside.warnings],
  }
}

/** Throws when the base that was read is out of the caller's reach by now. */
export async function requireStillOpen(context: Context, { knowledgeBaseId }: Given): Promise<void> {
  if (knowledgeBaseId !== undefined) await readableBase(context, knowledgeBaseId)
}
