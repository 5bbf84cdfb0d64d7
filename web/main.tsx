import { render } from 'preact'
import { App } from './shell/app.tsx'
import './styles/base.css'
import './styles/forms.css'
import './styles/shell.css'

const place = document.querySelector('#app')
if (place) render(<App />, place)
