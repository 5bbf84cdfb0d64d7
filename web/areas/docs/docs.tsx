import { useEffect } from 'preact/hooks'
import { texts } from '../../texts/en/docs.ts'
import { GuideCards } from './docs/guide-cards.tsx'
import './docs/docs.css'

const places = [
  { to: '/docs/api', name: texts.referenceTitle, hint: texts.referenceLead },
  { to: '/api/openapi.json', name: texts.openApi, hint: texts.openApiHint },
  { to: '/api/collection.json', name: texts.collection, hint: texts.collectionHint },
  { to: '/api/health', name: texts.health, hint: texts.healthHint },
]

export function Page() {
  useEffect(() => {
    // Links to an operation from when the reference stood here.
    if (location.hash.startsWith('#/')) location.replace(`/docs/api${location.hash}`)
  }, [])
  return (
    <>
      <h1>{texts.docs}</h1>
      <p class="lead">{texts.docsLead}</p>
      <section aria-labelledby="guides">
        <h2 id="guides">{texts.guides}</h2>
        <GuideCards />
      </section>
      <section aria-labelledby="reference">
        <h2 id="reference">{texts.reference}</h2>
        <ul class="places">
          {places.map(({ to, name, hint }) => (
            <li key={to}>
              <a href={to}>{name}</a>
              <span>{hint}</span>
              <code>{to}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
