import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import dayjs from 'dayjs'
import * as M from '@mui/material'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'

const people = ['Ann', 'Bob', 'Cleo']

function Page() {
  const [told, tell] = useState('nothing')
  const [country, setCountry] = useState('France')
  const [skills, setSkills] = useState([])
  const [anchor, setAnchor] = useState(null)
  const [asking, setAsking] = useState(false)
  const [saved, setSaved] = useState(false)
  const [chosen, setChosen] = useState([])
  const [tab, setTab] = useState(0)
  const [start, setStart] = useState(dayjs('2026-12-01'))
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <M.Container component="main">
        <h1>Team settings</h1>
        <p>Last change: {told}</p>
        <M.Stack spacing={2} sx={{ maxWidth: 400 }}>
          <M.TextField label="Full name" onChange={(event) => tell(`name ${event.target.value}`)} />
          <M.FormControlLabel
            control={<M.Checkbox onChange={(_event, on) => tell(`news ${on ? 'on' : 'off'}`)} />}
            label="Send me news"
          />
          <M.FormControlLabel
            control={<M.Switch onChange={(_event, on) => tell(`dark mode ${on ? 'on' : 'off'}`)} />}
            label="Dark mode"
          />
          <M.FormControl>
            <M.FormLabel id="size">Size</M.FormLabel>
            <M.RadioGroup
              aria-labelledby="size"
              defaultValue="Small"
              onChange={(_event, value) => tell(`size ${value}`)}
            >
              {['Small', 'Medium', 'Large'].map((one) => (
                <M.FormControlLabel key={one} value={one} control={<M.Radio />} label={one} />
              ))}
            </M.RadioGroup>
          </M.FormControl>
          <M.FormControl>
            <M.InputLabel id="country">Country</M.InputLabel>
            <M.Select
              labelId="country"
              label="Country"
              value={country}
              onChange={({ target }) => {
                setCountry(target.value)
                tell(`country ${target.value}`)
              }}
            >
              {['France', 'Germany', 'Spain'].map((one) => (
                <M.MenuItem key={one} value={one}>
                  {one}
                </M.MenuItem>
              ))}
            </M.Select>
          </M.FormControl>
          <M.FormControl>
            <M.InputLabel id="skills">Skills</M.InputLabel>
            <M.Select
              multiple
              labelId="skills"
              label="Skills"
              value={skills}
              onChange={({ target }) => {
                setSkills(target.value)
                tell(`skills ${target.value.join(' and ')}`)
              }}
            >
              {['Cooking', 'Sailing', 'Singing'].map((one) => (
                <M.MenuItem key={one} value={one}>
                  {one}
                </M.MenuItem>
              ))}
            </M.Select>
          </M.FormControl>
          <M.Autocomplete
            options={['Barcelona', 'Berlin', 'Madrid', 'Paris']}
            onChange={(_event, value) => tell(`city ${value}`)}
            renderInput={(parameters) => <M.TextField {...parameters} label="City" />}
          />
          <DatePicker
            label="Start date"
            value={start}
            onChange={(value) => {
              setStart(value)
              if (value?.isValid()) tell(`start ${value.format('YYYY-MM-DD')}`)
            }}
          />
          <M.Slider
            aria-label="Volume"
            defaultValue={30}
            step={10}
            onChange={(_event, value) => tell(`volume ${value}`)}
          />
        </M.Stack>
        <M.Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Actions</M.Button>
        <M.Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {['Duplicate', 'Archive', 'Export'].map((one) => (
            <M.MenuItem
              key={one}
              onClick={() => {
                setAnchor(null)
                tell(`${one} done`)
              }}
            >
              {one}
            </M.MenuItem>
          ))}
        </M.Menu>
        <M.Button onClick={() => setAsking(true)}>Delete team</M.Button>
        <M.Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="question">
          <M.DialogTitle id="question">Delete this team?</M.DialogTitle>
          <M.DialogContent>
            <M.DialogContentText>All its members lose access.</M.DialogContentText>
          </M.DialogContent>
          <M.DialogActions>
            <M.Button onClick={() => setAsking(false)}>Cancel</M.Button>
            <M.Button
              onClick={() => {
                setAsking(false)
                tell('team deleted')
              }}
            >
              Delete
            </M.Button>
          </M.DialogActions>
        </M.Dialog>
        <M.Button variant="contained" onClick={() => setSaved(true)}>
          Save
        </M.Button>
        <M.Snackbar open={saved} autoHideDuration={8000} onClose={() => setSaved(false)}>
          <M.Alert severity="success" onClose={() => setSaved(false)}>
            Settings saved
          </M.Alert>
        </M.Snackbar>
        <M.Table aria-label="Members">
          <M.TableHead>
            <M.TableRow>
              <M.TableCell padding="checkbox" />
              <M.TableCell>Name</M.TableCell>
            </M.TableRow>
          </M.TableHead>
          <M.TableBody>
            {people.map((one) => (
              <M.TableRow key={one}>
                <M.TableCell padding="checkbox">
                  <M.Checkbox
                    onChange={(_event, on) =>
                      setChosen(on ? [...chosen, one] : chosen.filter((other) => other !== one))
                    }
                  />
                </M.TableCell>
                <M.TableCell>{one}</M.TableCell>
              </M.TableRow>
            ))}
          </M.TableBody>
        </M.Table>
        <p>{chosen.length} chosen</p>
        <M.Tabs value={tab} onChange={(_event, value) => setTab(value)}>
          <M.Tab label="Profile" />
          <M.Tab label="Security" />
        </M.Tabs>
        <p>{tab === 0 ? 'Your public profile' : 'Two-step sign-in is off'}</p>
        <M.Accordion>
          <M.AccordionSummary>Delivery</M.AccordionSummary>
          <M.AccordionDetails>It takes two days</M.AccordionDetails>
        </M.Accordion>
      </M.Container>
    </LocalizationProvider>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
