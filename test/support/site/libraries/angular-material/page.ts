import '@angular/compiler'
import { Component, inject, signal, type TemplateRef } from '@angular/core'
import { FormsModule } from '@angular/forms'
import { MatAutocompleteModule } from '@angular/material/autocomplete'
import { MatButtonModule } from '@angular/material/button'
import { MatButtonToggleModule } from '@angular/material/button-toggle'
import { MatCheckboxModule } from '@angular/material/checkbox'
import { provideNativeDateAdapter } from '@angular/material/core'
import { MatDatepickerModule } from '@angular/material/datepicker'
import { MatDialog, MatDialogModule } from '@angular/material/dialog'
import { MatExpansionModule } from '@angular/material/expansion'
import { MatFormFieldModule } from '@angular/material/form-field'
import { MatInputModule } from '@angular/material/input'
import { MatMenuModule } from '@angular/material/menu'
import { MatRadioModule } from '@angular/material/radio'
import { MatSelectModule } from '@angular/material/select'
import { MatSlideToggleModule } from '@angular/material/slide-toggle'
import { MatSnackBar } from '@angular/material/snack-bar'
import { MatTableModule } from '@angular/material/table'
import { MatTabsModule } from '@angular/material/tabs'
import { bootstrapApplication } from '@angular/platform-browser'

const harbours = ['Bergen', 'Hamar', 'Molde', 'Moss']

interface Booking {
  guest: string
  days: number
  selected: boolean
}

@Component({
  selector: 'boat-hire',
  imports: [
    FormsModule,
    MatAutocompleteModule,
    MatButtonModule,
    MatButtonToggleModule,
    MatCheckboxModule,
    MatDatepickerModule,
    MatDialogModule,
    MatExpansionModule,
    MatFormFieldModule,
    MatInputModule,
    MatMenuModule,
    MatRadioModule,
    MatSelectModule,
    MatSlideToggleModule,
    MatTableModule,
    MatTabsModule,
  ],
  template: `
    <h1>Hire a boat</h1>
    <button matButton [matMenuTriggerFor]="menu">Account</button>
    <mat-menu #menu="matMenu">
      <button mat-menu-item (click)="said = 'Bookings opened'">My bookings</button>
      <button mat-menu-item (click)="said = 'Signed out'">Sign out</button>
      <button mat-menu-item disabled>Refunds</button>
    </mat-menu>
    <p role="status">{{ said }}</p>
    <form (ngSubmit)="book()">
      <mat-form-field>
        <mat-label>Skipper</mat-label>
        <input matInput name="skipper" [(ngModel)]="skipper" required #field="ngModel" />
        <mat-hint>As in the licence</mat-hint>
        @if (field.invalid) {
          <mat-error>Skipper is required</mat-error>
        }
      </mat-form-field>
      <mat-form-field>
        <mat-label>Boat</mat-label>
        <mat-select name="boat" [(ngModel)]="boat">
          <mat-option value="Dinghy">Dinghy</mat-option>
          <mat-option value="Yacht">Yacht</mat-option>
          <mat-option value="Ferry" disabled>Ferry</mat-option>
        </mat-select>
      </mat-form-field>
      <mat-form-field>
        <mat-label>Harbour</mat-label>
        <input matInput name="harbour" [(ngModel)]="harbour" [matAutocomplete]="auto" />
        <mat-autocomplete #auto="matAutocomplete">
          @for (one of fitting(); track one) {
            <mat-option [value]="one">{{ one }}</mat-option>
          }
        </mat-autocomplete>
      </mat-form-field>
      <mat-form-field>
        <mat-label>Departure</mat-label>
        <input matInput name="departure" [(ngModel)]="departure" [matDatepicker]="picker" />
        <mat-datepicker-toggle matIconSuffix [for]="picker" />
        <mat-datepicker #picker [startAt]="start" />
      </mat-form-field>
      <mat-checkbox name="jackets" [(ngModel)]="jackets">Life jackets</mat-checkbox>
      <mat-slide-toggle name="crew" [(ngModel)]="crew">With crew</mat-slide-toggle>
      <div>
        <label id="length">Length of hire</label>
        <mat-radio-group aria-labelledby="length" name="length" [(ngModel)]="length">
          <mat-radio-button value="Half a day">Half a day</mat-radio-button>
          <mat-radio-button value="Whole day">Whole day</mat-radio-button>
        </mat-radio-group>
      </div>
      <mat-button-toggle-group name="unit" [(ngModel)]="unit" aria-label="Unit">
        <mat-button-toggle value="Feet">Feet</mat-button-toggle>
        <mat-button-toggle value="Metres">Metres</mat-button-toggle>
      </mat-button-toggle-group>
      <div><button matButton="filled">Book</button></div>
    </form>
    <p>{{ summary }}</p>
    <h2>Bookings</h2>
    <table mat-table [dataSource]="rows()">
      <ng-container matColumnDef="select">
        <th mat-header-cell *matHeaderCellDef><mat-checkbox (change)="all($event.checked)" /></th>
        <td mat-cell *matCellDef="let row"><mat-checkbox [(ngModel)]="row.selected" /></td>
      </ng-container>
      <ng-container matColumnDef="guest">
        <th mat-header-cell *matHeaderCellDef>Guest</th>
        <td mat-cell *matCellDef="let row">{{ row.guest }}</td>
      </ng-container>
      <ng-container matColumnDef="days">
        <th mat-header-cell *matHeaderCellDef>Days</th>
        <td mat-cell *matCellDef="let row">{{ row.days }}</td>
      </ng-container>
      <ng-container matColumnDef="actions">
        <th mat-header-cell *matHeaderCellDef></th>
        <td mat-cell *matCellDef="let row">
          <button matButton (click)="ask(row, confirm)">Cancel booking</button>
        </td>
      </ng-container>
      <tr mat-header-row *matHeaderRowDef="columns"></tr>
      <tr mat-row *matRowDef="let row; columns: columns"></tr>
    </table>
    <p>{{ selected() }} selected</p>
    <ng-template #confirm let-data>
      <h2 mat-dialog-title>Cancel the booking?</h2>
      <mat-dialog-content>The booking of {{ data.guest }} is cancelled for good.</mat-dialog-content>
      <mat-dialog-actions>
        <button matButton mat-dialog-close>Keep it</button>
        <button matButton [mat-dialog-close]="true">Cancel it</button>
      </mat-dialog-actions>
    </ng-template>
    <mat-tab-group>
      <mat-tab label="Weather"><p>Light winds.</p></mat-tab>
      <mat-tab label="Tides"><p>High water at noon.</p></mat-tab>
    </mat-tab-group>
    <mat-accordion>
      <mat-expansion-panel>
        <mat-expansion-panel-header><mat-panel-title>Fuel</mat-panel-title></mat-expansion-panel-header>
        <p>The tank is full.</p>
      </mat-expansion-panel>
      <mat-expansion-panel>
        <mat-expansion-panel-header><mat-panel-title>Pets</mat-panel-title></mat-expansion-panel-header>
        <p>Dogs are welcome.</p>
      </mat-expansion-panel>
    </mat-accordion>
  `,
})
class BoatHire {
  readonly dialog = inject(MatDialog)
  readonly snackBar = inject(MatSnackBar)
  columns = ['select', 'guest', 'days', 'actions']
  rows = signal([
    { guest: 'Ann Bell', days: 2, selected: false },
    { guest: 'Bo Carr', days: 5, selected: false },
    { guest: 'Cy Dunn', days: 1, selected: false },
  ])
  start = new Date(2027, 4, 1)
  said = ''
  summary = ''
  skipper = ''
  boat = ''
  harbour = ''
  departure: Date | null = null
  jackets = false
  crew = false
  length = ''
  unit = 'Feet'

  fitting() {
    return harbours.filter((one) => one.toLowerCase().startsWith(this.harbour.toLowerCase()))
  }
  selected() {
    return this.rows().filter((row) => row.selected).length
  }
  all(on: boolean) {
    for (const row of this.rows()) row.selected = on
  }
  book() {
    if (this.skipper === '') return
    const when = this.departure ? this.departure.toDateString() : 'no date'
    const facts = [this.skipper, this.boat, this.harbour, when, this.length, this.unit]
    if (this.jackets) facts.push('life jackets')
    if (this.crew) facts.push('crew')
    this.summary = `Booked: ${facts.filter((fact) => fact !== '').join(', ')}`
  }
  ask(row: Booking, confirm: TemplateRef<unknown>) {
    this.dialog
      .open(confirm, { data: row })
      .afterClosed()
      .subscribe((really) => {
        if (!really) return
        this.rows.update((rows) => rows.filter((one) => one !== row))
        this.snackBar.open('Booking cancelled', 'Dismiss')
      })
  }
}

void bootstrapApplication(BoatHire, { providers: [provideNativeDateAdapter()] })
