import { render } from 'preact'
import { restoreFragment } from './client/kept-fragment.ts'
import { App } from './shell/app.tsx'
import './styles/base.css'
import './styles/forms.css'
import './styles/parts.css'
import './styles/controls.css'
import './styles/shell.css'
import './styles/header.css'

restoreFragment()
const place = document.querySelector('#app')
if (place) render(<App />, place)
