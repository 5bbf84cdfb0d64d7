import { texts } from '../../../texts/en/quality-traceability.ts'

/** The matrix as a file, as it stands or stood. */
export function Exports({ projectId, at }: { projectId: string; at: string }) {
  const address = (format: string) =>
    `/api/qa/traceability/export?${new URLSearchParams({ projectId, format, ...(at && { asOf: at }) })}`
  return (
    <div class="actions" role="group" aria-label={texts.export}>
      <a class="button plain" href={address('csv')} download>
        {texts.csv}
      </a>
      <a class="button plain" href={address('html')} download>
        {texts.html}
      </a>
    </div>
  )
}
