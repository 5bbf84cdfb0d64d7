import type { ComponentChildren } from 'preact'
import { useRoute } from 'preact-iso'
import { organization, organizations } from '../../../client/session.ts'
import { isGone } from '../../../client/refusal.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { Sided } from '../../../parts/sidebar.tsx'
import { texts } from '../../../texts/en/knowledge.ts'
import { type Rights, rightsIn } from './rights.ts'
import type { KnowledgeBaseInFull } from './types.ts'
import { type OpenedBase, useBase } from './use-base.ts'
import './parts.css'
import { NotThere } from '../../../parts/not-there.tsx'

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
  return (
    <Sided kind="base" id={kbId} name={now?.name}>
      {now ? (
        children({ base: now, opened, rights: rightsIn(now, organizations.value, organization.value) })
      ) : error.value === null ? (
        <Loading />
      ) : (
        <>
          <h1>{title}</h1>
          <Failed error={error.value} retry={again} />
        </>
      )}
    </Sided>
  )
}

const Gone = () => <NotThere title={texts.gone} hint={texts.goneHint} href="/knowledge" toAll={texts.toAll} />
