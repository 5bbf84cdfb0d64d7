import { texts } from '../../texts/en/run.ts'
import { isGoing } from './is-going.ts'
import type { Light } from './live-run.ts'
import type { Verdict as VerdictName } from './types.ts'
import './verdict.css'

/** In the order in which they are told. */
export const verdicts: readonly VerdictName[] = ['passed', 'failed', 'error', 'skipped']

const signs: Readonly<Record<Light, string>> = {
  passed: '✓',
  failed: '✗',
  error: '!',
  skipped: '–',
  queued: '·',
  running: '▸',
}

const wordOf = (light: Light): string => (isGoing(light) ? texts.light[light] : texts.verdict[light])

/** How something stands, by word, sign and colour. */
export const Verdict = ({ of }: { of: Light }) => (
  <span class={`tag verdict ${of}`}>
    {of !== 'running' && (
      <span class="verdict-sign" aria-hidden="true">
        {signs[of]}
      </span>
    )}
    {wordOf(of)}
  </span>
)

/** The same where there is no room for the word, which is read all the same. */
export const Sign = ({ of }: { of: Light }) => (
  <span class={`sign ${of}`}>
    <span aria-hidden="true">{signs[of]}</span>
    <span class="visually-hidden">{wordOf(of)}</span>
  </span>
)
