import { texts } from '../../texts/en/docs.ts'
import { GuideCards } from './docs/guide-cards.tsx'
import './docs/docs.css'

export const Page = () => (
  <>
    <h1>{texts.guides}</h1>
    <p class="lead">{texts.guidesLead}</p>
    <GuideCards />
  </>
)
