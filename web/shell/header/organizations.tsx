import { type OrganizationChoice, organization, organizations } from '../../client/session.ts'
import { announce } from '../../parts/announce.tsx'
import { Button } from '../../parts/button.tsx'
import { Given } from '../../parts/given.tsx'
import { useSwitching } from '../switching.ts'
import { texts } from '../../texts/en/shell.ts'

/** Which organization the pages show; with one alone there is nothing to choose. */
export function Organizations({ done }: { done: () => void }) {
  const switchTo = useSwitching()
  const all = organizations.value
  if (all.length < 2) return null
  async function choose({ organizationId, name }: OrganizationChoice) {
    if (organizationId !== organization.peek()?.organizationId) await switchTo(organizationId)
    done()
    announce(texts.nowShows(name))
  }
  return (
    <section class="panel-organizations" aria-labelledby="panel-organizations">
      <p class="panel-title" id="panel-organizations">
        {texts.organization}
      </p>
      <ul>
        {all.map((one) => (
          <li key={one.organizationId}>
            <Button
              kind="row"
              pressed={one.organizationId === organization.value?.organizationId}
              act={() => choose(one)}
            >
              <Given>{one.name}</Given>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
