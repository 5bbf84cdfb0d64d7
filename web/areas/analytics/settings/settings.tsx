import { Together } from '../../../parts/together.tsx'
import { texts } from '../../../texts/en/analytics.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { Details } from './details.tsx'
import { Ending } from './ending.tsx'
import { HandingOver } from './handing-over.tsx'
import { Install } from './install.tsx'
import { OneVisitor } from './one-visitor.tsx'
import { PolicyPanel } from './policy.tsx'
import { Receipts } from './receipts.tsx'
import { Recording } from './recording.tsx'
import { Rules } from './rules.tsx'
import { Sharing } from './sharing.tsx'

/** What may be changed of a website. Who may not change it sees how it is. */
export const Settings = (of: OfWebsite) => (
  <div class="website-settings">
    <h1>{texts.settings}</h1>
    <Together>
      <Install {...of} />
      <Details {...of} />
      <Rules {...of} />
      {of.rights.rule && <Sharing {...of} />}
      <Recording {...of} />
      <PolicyPanel {...of} />
      {of.rights.rule && <OneVisitor {...of} />}
      <Receipts {...of} />
      {of.rights.rule && <HandingOver {...of} />}
      {of.rights.rule && <Ending {...of} />}
    </Together>
  </div>
)
