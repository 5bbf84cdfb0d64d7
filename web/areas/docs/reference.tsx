import { useEffect, useRef } from 'preact/hooks'
import { useRead } from '../../parts/read.ts'
import { Loading } from '../../parts/states.tsx'
import { Button } from '../../parts/button.tsx'
import { texts } from '../../texts/en/docs.ts'
import { followTheme, forgetReference, showReference } from './reference/viewer.ts'
import './reference/reference.css'

export function Page() {
  const place = useRef<HTMLDivElement>(null)
  const { reading, again } = useRead(async () => place.current && showReference(place.current), [])
  useEffect(() => {
    const stop = followTheme()
    return () => {
      stop()
      forgetReference()
    }
  }, [])
  return (
    <div class="reference">
      <h1>{texts.referenceTitle}</h1>
      <p class="lead">
        {texts.referenceLead} <a href="/api/openapi.json">{texts.openApi}</a> ·{' '}
        <a href="/api/collection.json">{texts.collection}</a>
      </p>
      {reading.value.state === 'loading' && <Loading text={texts.loadingReference} />}
      {reading.value.state === 'failed' && (
        <div class="fault" role="alert">
          <p>{texts.referenceFailed}</p>
          <Button act={again}>{texts.tryAgain}</Button>
        </div>
      )}
      <div ref={place} />
    </div>
  )
}
