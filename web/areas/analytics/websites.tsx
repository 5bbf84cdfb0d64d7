import { organization } from '../../client/session.ts'
import { Empty } from '../../parts/states.tsx'
import { texts } from '../../texts/en/analytics.ts'
import { WebsiteList } from './websites/website-list.tsx'
import './websites/websites.css'

export function Page() {
  const its = organization.value
  if (its) return <WebsiteList organization={its} />
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
