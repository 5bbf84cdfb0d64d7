import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import { texts } from '../../../texts/en/run.ts'
import { useActs } from '../acts.ts'
import type { Picture } from '../watch-run.ts'

const say = texts.live

/** The newest picture of the browser. The one before stays until the next is there, so that nothing flickers. */
export function NowShown({
  picture,
  viewport: { width, height },
}: {
  picture: Signal<Picture | null>
  viewport: { width: number; height: number }
}) {
  const shown = useSignal<Picture | null>(null)
  const { nameOf } = useActs()
  const next = picture.value
  const words = shown.value && say.pictureOf(nameOf(shown.value.testCaseId), shown.value.stepNumber)
  return (
    <figure class="screen" aria-label={say.picture}>
      <div class="screen-page" style={{ aspectRatio: `${width} / ${height}` }}>
        {shown.value ? (
          <img src={shown.value.screenshotUrl} alt={`${say.picture}: ${words ?? ''}`} />
        ) : (
          <p class="screen-none">{say.noPicture}</p>
        )}
        {next && next.screenshotUrl !== shown.value?.screenshotUrl && (
          <img hidden src={next.screenshotUrl} alt="" onLoad={() => (shown.value = next)} />
        )}
      </div>
      <figcaption>{words ?? say.picture}</figcaption>
    </figure>
  )
}
