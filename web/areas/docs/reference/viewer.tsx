import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { useRead } from '../../../parts/read.ts'
import { Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/docs.ts'
import { followTheme, forgetReference, showReference } from './swagger-ui.ts'

/** The operations of an area with their forms, drawn by swagger-ui. */
export function Viewer({ area }: { area: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { reading, again } = useRead(async () => place.current && showReference(place.current, area), [area])
  useEffect(() => {
    const stop = followTheme()
    return () => {
      stop()
      forgetReference()
    }
  }, [])
  return (
    <>
      <p>
        <a href="/docs/api#">{texts.allOperations}</a>
      </p>
      {reading.value.state === 'loading' && <Loading text={texts.loadingReference} />}
      {reading.value.state === 'failed' && (
        <div class="fault" role="alert">
          <p>{texts.referenceFailed}</p>
          <Button act={again}>{texts.tryAgain}</Button>
        </div>
      )}
      <div ref={place} />
    </>
  )
}
