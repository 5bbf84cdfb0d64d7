import { organization } from '../../client/session.ts'
import { Empty } from '../../parts/states.tsx'
import { texts } from '../../texts/en/knowledge.ts'
import { BaseList } from './bases/base-list.tsx'
import './bases/bases.css'

export function Page() {
  const its = organization.value
  if (its) return <BaseList organization={its} />
  return (
    <>
      <h1>{texts.title}</h1>
      <Empty>
        <h2>{texts.nobodys}</h2>
        <p>{texts.nobodysHint}</p>
        <p class="actions">
          <a class="button" href="/settings">
            {texts.toSettings}
          </a>
        </p>
      </Empty>
    </>
  )
}
