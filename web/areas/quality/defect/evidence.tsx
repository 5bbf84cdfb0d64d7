import { useSignal } from '@preact/signals'
import { Fault } from '../../../parts/run/report/fault.tsx'
import { Reload } from '../../../parts/run/report/reload.tsx'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { lookHash } from '../run/looked.ts'
import { runHref } from '../parts/links.tsx'
import type { Defect } from '../parts/types.ts'

interface EvidenceProps {
  defect: Defect
  /** The links of evidence live for an hour; this gets fresh ones. */
  renew: () => Promise<unknown>
}

/** What the run saw that met it last: error, picture, video, and the way to all of it. */
export function Evidence({ defect, renew }: EvidenceProps) {
  const { evidence, projectId, testCaseId, source } = defect
  if (!evidence)
    return source === 'run' ? null : (
      <section class="panel">
        <h2>{texts.evidence}</h2>
        <p class="muted">{texts.noEvidence}</p>
      </section>
    )
  const { stepNumber, error, executionId, screenshotUrl, videoUrl } = evidence
  const at = lookHash({
    ...(testCaseId && { caseId: testCaseId }),
    ...(stepNumber > 0 && { step: stepNumber }),
  })
  return (
    <section class="panel qa-evidence" aria-labelledby="qa-evidence">
      <h2 id="qa-evidence">{texts.evidence}</h2>
      <p class="hint">
        {texts.atStep(stepNumber)} · <a href={runHref(projectId, executionId) + at}>{texts.openRun}</a>
      </p>
      {error && <Fault error={error} isTold={false} />}
      {screenshotUrl && <Picture key={screenshotUrl} url={screenshotUrl} renew={renew} />}
      {videoUrl && <Video key={videoUrl} url={videoUrl} renew={renew} />}
    </section>
  )
}

interface ShownProps {
  url: string
  renew: () => Promise<unknown>
}

function Picture({ url, renew }: ShownProps) {
  const isBroken = useSignal(false)
  if (isBroken.value) return <Reload again={renew} />
  return (
    <figure>
      <a href={url} target="_blank" rel="noreferrer" title={texts.openPicture}>
        <img
          src={url}
          alt={texts.picture}
          width="1280"
          height="720"
          onError={() => (isBroken.value = true)}
        />
      </a>
      <figcaption>{texts.picture}</figcaption>
    </figure>
  )
}

function Video({ url, renew }: ShownProps) {
  const isBroken = useSignal(false)
  if (isBroken.value) return <Reload again={renew} />
  return (
    <details>
      <summary>{texts.video}</summary>
      <video
        controls
        muted
        playsInline
        preload="none"
        src={url}
        width="1280"
        height="720"
        aria-label={texts.video}
        onError={() => (isBroken.value = true)}
      />
    </details>
  )
}
