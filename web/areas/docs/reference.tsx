import { useHash } from '../../parts/use-hash.ts'
import { texts } from '../../texts/en/docs.ts'
import { Operations } from './reference/operations.tsx'
import { Viewer } from './reference/viewer.tsx'
import './reference/reference.css'

/** All operations at a glance. The viewer is half a megabyte, so it comes once somebody looks at one of them, which the address then names. */
export function Page() {
  const [, area] = /^#\/([^/]*)/.exec(useHash()) ?? []
  return (
    <div class="reference">
      <h1>{texts.referenceTitle}</h1>
      <p class="lead">
        {texts.referenceLead} <a href="/api/openapi.json">{texts.openApi}</a> ·{' '}
        <a href="/api/collection.json">{texts.collection}</a>
      </p>
      {area === undefined ? <Operations /> : <Viewer key={area} area={area} />}
    </div>
  )
}
