import type { ComponentChildren } from 'preact'
import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { RangeChoice } from './range-choice.tsx'
import type { Asked } from './use-asked.ts'

interface AskedHeadProps {
  title: string
  lead: string
  asked: Asked
  update: () => Promise<void>
  children?: ComponentChildren
}

/** The title of a page that tells of a time, and the choice of it. */
export const AskedHead = ({ title, lead, asked, update, children }: AskedHeadProps) => (
  <div class="head">
    <div class="title">
      <h1>{title}</h1>
      <p class="muted dashboard-facts">
        <span>{lead}</span>
        <span>{texts.inZone(asked.website.timezone)}</span>
      </p>
    </div>
    {children}
    <RangeChoice id={asked.id} choose={(range) => asked.ask({ range })} update={update} />
  </div>
)
