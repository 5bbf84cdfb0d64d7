import type { Signal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { knowledge as texts } from '../../../texts/en/project.ts'
import type { KnowledgeBase, Project } from '../acts/project.ts'
import { LinkKnowledge } from './link-knowledge.tsx'
import type { Opened } from './use-project.ts'

interface KnowledgeProps {
  opened: Opened
  project: Project
  mayWrite: boolean
  isLinking: Signal<boolean>
}

type Bases = Output<'GET /api/knowledge-bases'>

/** All knowledge bases of an organization: names are needed for those that are linked, the others are offered. */
async function allBases(organizationId: string): Promise<KnowledgeBase[]> {
  const all: KnowledgeBase[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page: Bases = await call('GET /api/knowledge-bases', {
      organizationId,
      limit: 200,
      ...(cursor !== undefined && { cursor }),
    })
    all.push(...page.knowledgeBases)
    cursor = page.nextCursor
  }
  return all
}

/** Which knowledge bases the agents of the project may use. */
export function Knowledge({ opened, project, mayWrite, isLinking }: KnowledgeProps) {
  const { organizationId, knowledgeBaseIds } = project
  const { reading, again } = useRead(() => allBases(organizationId), [organizationId])
  const now = reading.value
  const bases = now.state === 'ready' ? now.value : []
  return (
    <section class="panel" aria-labelledby="knowledge-of-project">
      <div class="head">
        <h2 id="knowledge-of-project">{texts.title}</h2>
        {mayWrite && (
          <Button small label={texts.link} act={() => void (isLinking.value = true)}>
            {texts.linkShort}
          </Button>
        )}
      </div>
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'loading' && <p class="hint">{texts.reading}</p>}
      {now.state === 'ready' && knowledgeBaseIds.length === 0 && <p class="hint">{texts.none}</p>}
      {now.state === 'ready' && knowledgeBaseIds.length > 0 && (
        <ul class="rows">
          {knowledgeBaseIds.map((kbId) => (
            <Linked
              key={kbId}
              kbId={kbId}
              base={bases.find((one) => one.kbId === kbId)}
              opened={opened}
              mayWrite={mayWrite}
            />
          ))}
        </ul>
      )}
      {mayWrite && (
        <LinkKnowledge opened={opened} project={project} bases={bases} isOpen={isLinking} again={again} />
      )}
    </section>
  )
}

interface LinkedProps {
  kbId: string
  base: KnowledgeBase | undefined
  opened: Opened
  mayWrite: boolean
}

function Linked({ kbId, base, opened, mayWrite }: LinkedProps) {
  const name = base?.name ?? texts.unknown
  async function unlink() {
    await opened.change(({ knowledgeBaseIds }) => ({
      knowledgeBaseIds: knowledgeBaseIds.filter((one) => one !== kbId),
    }))
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    toast(texts.unlinked(name), {
      undo: () =>
        opened.change(({ knowledgeBaseIds }) => ({
          knowledgeBaseIds: [...new Set([...knowledgeBaseIds, kbId])],
        })),
    })
  }
  return (
    <li>
      <div class="what">
        <b dir="auto">{base ? <a href={`/knowledge/${kbId}`}>{name}</a> : name}</b>
        {base && <span class="more">{texts.files(base.fileCount)}</span>}
      </div>
      {mayWrite && (
        <Button small kind="quiet" label={texts.unlink(name)} act={unlink}>
          {texts.unlinkShort}
        </Button>
      )}
    </li>
  )
}
