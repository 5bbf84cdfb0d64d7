import type { ComponentChildren } from 'preact'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/content.ts'

interface PlanHeadProps {
  title: string
  lead: string
  source: 'saved' | 'recommended' | 'none'
  /** Saves what is recommended as it stands; absent for who may not, or where something was changed. */
  keep: (() => Promise<unknown>) | undefined
  children?: ComponentChildren
}

/** The head of a page of the plan: whose it is so far, and how it becomes the team's own. */
export const PlanHead = ({ title, lead, source, keep, children }: PlanHeadProps) => (
  <>
    <div class="head">
      <div class="title">
        <h1>{title}</h1>
        <p class="muted">{lead}</p>
      </div>
      {children}
    </div>
    {source === 'recommended' && (
      <div class="note plan-source">
        <p>{texts.sources.recommended}</p>
        {keep && (
          <Button
            small
            busy={texts.keeping}
            act={async () => {
              await keep()
              announce(texts.kept)
            }}
          >
            {texts.keep}
          </Button>
        )}
      </div>
    )}
  </>
)
