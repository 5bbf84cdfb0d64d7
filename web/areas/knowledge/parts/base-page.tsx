import type { ComponentChildren } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { organization, organizations } from '../../../client/session.ts'
import { isGone } from '../../../parts/project-page/gone.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { PageTabs } from '../../../parts/page-tabs.tsx'
import { useTitle } from '../../../parts/title.ts'
import { texts } from '../../../texts/en/knowledge.ts'
import { type Rights, rightsIn } from './rights.ts'
import type { KnowledgeBase, KnowledgeBaseInFull } from './types.ts'
import { type OpenedBase, useBase } from './use-base.ts'
import '../../../parts/project-nav.css'
import './parts.css'

export interface OfBase {
  base: KnowledgeBaseInFull
  opened: OpenedBase
  rights: Rights
}

interface BasePageProps {
  title: string
  children: (of: OfBase) => ComponentChildren
}

/** A page of a knowledge base: the way between its pages, the states in which there is none to show, and else its content. */
export function BasePage(props: BasePageProps) {
  const { kbId = '' } = useRoute().params
  return <Shown key={kbId} kbId={kbId} {...props} />
}

function Shown({ kbId, title, children }: BasePageProps & { kbId: string }) {
  const opened = useBase(kbId)
  const { base, error, again } = opened
  if (isGone(error.value)) return <Gone />
  const now = base.value
  if (now)
    return (
      <>
        <BaseNav base={now} />
        {children({
          base: now,
          opened,
          rights: rightsIn(now, organizations.value, organization.value),
        })}
      </>
    )
  return error.value === null ? (
    <Loading />
  ) : (
    <>
      <h1>{title}</h1>
      <Failed error={error.value} retry={again} />
    </>
  )
}

const tabs = [
  { ending: '', text: texts.tabs.files },
  { ending: '/websites', text: texts.tabs.websites },
  { ending: '/drive', text: texts.tabs.drive },
  { ending: '/ask', text: texts.tabs.ask },
  { ending: '/exams', text: texts.tabs.exams },
  { ending: '/settings', text: texts.tabs.settings },
] as const

function BaseNav({ base: { kbId, name } }: { base: KnowledgeBase }) {
  const { path } = useLocation()
  const home = `/knowledge/${kbId}`
  const shown = tabs.find(({ ending }) => ending !== '' && path === home + ending)
  useTitle(shown && `${shown.text} · ${name}`)
  return (
    <nav class="project-nav" aria-label={texts.pages}>
      <p class="project-path">
        <a href="/knowledge">{texts.title}</a>
        <a href={home} class="project-name" dir="auto">
          {name}
        </a>
      </p>
      <PageTabs tabs={tabsOf(home, path)} />
    </nav>
  )
}

const tabsOf = (home: string, path: string) =>
  tabs.map(({ ending, text }) => ({
    href: home + ending,
    text,
    current: currentness(home + ending, path, ending === '' && path.startsWith(`${home}/files/`)),
  }))

function currentness(href: string, path: string, isAbove: boolean): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return isAbove ? 'true' : undefined
}

const Gone = () => (
  <>
    <h1>{texts.gone}</h1>
    <Empty>
      <p>{texts.goneHint}</p>
      <p class="actions">
        <a class="button primary" href="/knowledge">
          {texts.toAll}
        </a>
      </p>
    </Empty>
  </>
)
