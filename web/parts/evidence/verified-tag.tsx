import { texts } from '../../texts/en/evidence.ts'
import { Icon } from '../icons.tsx'
import { type Evidence, hasEvidence } from './told.ts'
import './evidence.css'

/** Whether a case is verified, by sign and word; nothing for a case of which nobody says anything. */
export function VerifiedTag({ of }: { of: Evidence }) {
  if (!hasEvidence(of)) return null
  const isVerified = of.verified === true
  return (
    <span
      class={`evidence-tag ${isVerified ? 'is-holds' : 'is-unknown'}`}
      title={isVerified ? texts.verifiedHint : texts.notVerifiedHint}
    >
      <Icon name={isVerified ? 'holds' : 'unknown'} />
      {isVerified ? texts.verified : texts.notVerified}
    </span>
  )
}
