import { texts } from '../../../../texts/en/generator-writers.ts'
import type { Authors } from './authors-of.ts'
import { authors } from './authors.ts'
import { WaysWithoutModel } from './ways-without-model.tsx'

/** Who writes the cases at the moment. Its place is there before the answer is, so that nothing moves. */
export function Writers() {
  const now = authors.value
  return (
    <div class="writers">
      {now && <p>{inWords(now)}</p>}
      <WaysWithoutModel summary={texts.offer} />
    </div>
  )
}

function inWords({ model: { configured, available, name, reason } }: Authors) {
  if (!configured) return texts.embedded
  const model = <bdi>{name ?? texts.model}</bdi>
  if (available)
    return (
      <>
        {texts.writtenBy} {model} {texts.judged}
      </>
    )
  return (
    <>
      {model} {texts.unavailable} {reason && <bdi>{reason}</bdi>} {texts.meanwhile}
    </>
  )
}
