import { may } from '../../../client/may.ts'
import { organization } from '../../../client/session.ts'
import { texts } from '../../../texts/en/knowledge.ts'
import { shared } from '../../../texts/en/knowledge-settings.ts'
import { Together } from '../../../parts/together.tsx'
import type { OfBase } from '../parts/base-page.tsx'
import { Details } from './details.tsx'
import { Ending } from './ending.tsx'
import { Leaving } from './leaving.tsx'
import { OpenToAll } from './open-to-all.tsx'
import { Outbound } from './outbound.tsx'
import { Sharing } from './sharing.tsx'
import { Tools } from './tools.tsx'

/** What may be changed of a knowledge base. Who may not change it sees how it is. */
export function Settings(of: OfBase) {
  const isForeign = of.base.permission !== null
  const its = organization.value
  const mayLeave = its && may(its.role, 'admin')
  return (
    <div class="base-settings">
      <h1>{texts.settings}</h1>
      {isForeign ? (
        <>
          <p class="note">{shared.hint}</p>
          {mayLeave && (
            <Leaving organizationId={its.organizationId} kbId={of.base.kbId} name={of.base.name} />
          )}
        </>
      ) : (
        <Together>
          <Details {...of} />
          <OpenToAll {...of} />
          <Sharing {...of} />
          <Tools {...of} />
          <Outbound {...of} />
          {of.rights.change && <Ending {...of} />}
        </Together>
      )}
    </div>
  )
}
