import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OrganizationChoice } from '../../../client/session.ts'
import { Button } from '../../../parts/button.tsx'
import { Day } from '../../../parts/given.tsx'
import { readAll } from '../../../parts/read-all.ts'
import { useRead } from '../../../parts/read.ts'
import { Empty } from '../../../parts/states.tsx'
import { sizeOf } from '../../../texts/en/files.ts'
import { texts } from '../../../texts/en/knowledge.ts'
import { Tags } from '../parts/tags.tsx'
import type { KnowledgeBase } from '../parts/types.ts'
import { NewBase } from './new-base.tsx'
import { Offers } from './received.tsx'
import { ListPage } from '../../../parts/list-page.tsx'

const guide = '/docs/guides/documents'

const readBases = (organizationId: string) =>
  readAll<KnowledgeBase>(async (from) => {
    const page = await call('GET /api/knowledge-bases', { organizationId, ...from })
    return { items: page.knowledgeBases, nextCursor: page.nextCursor }
  })

/** The knowledge bases of an organization, those that others share with it too. */
export function BaseList({ organization: { organizationId, role } }: { organization: OrganizationChoice }) {
  const { reading, again } = useRead(() => readBases(organizationId), [organizationId])
  const { route } = useLocation()
  const now = reading.value
  useWhileIndexing(now.state === 'ready' && now.value.some(({ status }) => status === 'indexing'), again)
  return (
    <ListPage
      texts={texts}
      reading={reading}
      again={again}
      mayCreate={may(role, 'member')}
      noneHint={
        <p>
          {texts.noneHint} <a href={guide}>{texts.guide}</a>
        </p>
      }
      above={may(role, 'admin') && <Offers organizationId={organizationId} accepted={again} />}
      list={(bases) => <Bases bases={bases} />}
      dialog={(opening) => (
        <NewBase
          {...opening}
          organizationId={organizationId}
          created={({ kbId }) => route(`/knowledge/${kbId}`)}
        />
      )}
    />
  )
}

const everyMs = 5_000

function useWhileIndexing(isIndexing: boolean, again: () => Promise<void>) {
  useEffect(() => {
    if (!isIndexing) return
    const timer = setInterval(() => {
      if (!document.hidden) void again()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isIndexing])
}

const atOnce = 50
const manyAt = 5

function Bases({ bases }: { bases: readonly KnowledgeBase[] }) {
  const words = useSignal('')
  const many = useSignal(atOnce)
  const typed = words.value.trim().toLowerCase()
  const found = bases.filter(({ name, description }) =>
    `${name}\n${description}`.toLowerCase().includes(typed),
  )
  return (
    <>
      {bases.length > manyAt && (
        <input
          type="search"
          class="bases-find"
          aria-label={texts.find}
          placeholder={texts.find}
          autocomplete="off"
          value={words.value}
          onInput={({ currentTarget }) => (words.value = currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <Empty>
          <p dir="auto">{texts.noneFound(words.value.trim())}</p>
          <p class="actions">
            <Button act={() => void (words.value = '')}>{texts.showAll}</Button>
          </p>
        </Empty>
      ) : (
        <ul class="framed bases">
          {found.slice(0, many.value).map((base) => (
            <Row key={base.kbId} base={base} />
          ))}
        </ul>
      )}
      {found.length > many.value && (
        <p class="actions bases-more">
          <Button act={() => void (many.value += atOnce)}>{texts.more}</Button>
        </p>
      )}
    </>
  )
}

/** Two lines of it are seen; more would only cost time. */
const shortOf = (description: string) => description.slice(0, 400)

function Row({ base }: { base: KnowledgeBase }) {
  const { kbId, name, description, fileCount, totalSizeBytes, updatedAt } = base
  return (
    <li>
      <h2>
        <a href={`/knowledge/${kbId}`} dir="auto">
          {name}
        </a>
      </h2>
      {description && (
        <p class="about" dir="auto">
          {shortOf(description)}
        </p>
      )}
      <p class="facts">
        <Tags base={base} />
        <span>{texts.files(fileCount)}</span>
        {totalSizeBytes > 0 && <span>{sizeOf(totalSizeBytes)}</span>}
        <span>
          <Day at={updatedAt} />
        </span>
      </p>
    </li>
  )
}
