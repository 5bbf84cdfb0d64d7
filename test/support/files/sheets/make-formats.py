"""Writes the workbooks of number formats: openpyxl 3.1.5 and XlsxWriter 3.3.1."""
from datetime import date, datetime, time, timedelta
from openpyxl import Workbook
import xlsxwriter

book = Workbook()
sheet = book.active
sheet.title = 'Pumps'
rows = [
    ('Article', 815, '"P-"00000'), ('Postcode', 1067, '00000'), ('Share', 0.3333, '0%'), ('Growth', -0.125, '0.0%'),
    ('Loss', -48500.75, '#,##0.00_);(#,##0.00)'), ('Weight', 2.5, '0.000" t"'), ('Turnover', 8123456, '#,##0.0,,"M €"'),
    ('Inch', 0.375, '# ?/?'), ('Bought', date(2026, 4, 7), 'DD.MM.YYYY'), ('Sold', date(2026, 4, 7), 'm/d/yyyy'),
    ('Service', datetime(2026, 4, 7, 6, 45), 'dd/mm/yyyy hh:mm'), ('Run time', timedelta(hours=50, minutes=5), '[h]:mm'),
    ('Opens', time(7, 30), 'h:mm AM/PM'), ('Season', date(2026, 10, 1), 'mmm yyyy'), ('Spare', 0, '0;-0;;@'),
    ('Tolerance', 0.00025, '0.00E+00'),
]
sheet.append(('What', 'Value'))
for at, (name, value, code) in enumerate(rows, 2):
    sheet.cell(at, 1, name)
    sheet.cell(at, 2, value).number_format = code
book.save('openpyxl-formats.xlsx')

book = xlsxwriter.Workbook('xlsxwriter-formats.xlsx', {'default_date_format': 'yyyy-mm-dd'})
sheet = book.add_worksheet('Lager')
rows = [
    ('Datum', datetime(2026, 3, 5), '[$-407]dddd, d. mmmm yyyy'), ('Date', datetime(2026, 12, 5), '[$-40C]d mmmm yyyy'),
    ('Day', datetime(2026, 3, 5), 14), ('Month', datetime(2026, 3, 17), 'mmm-yy'), ('Built in', 1234.5, 4), ('Money', -12.5, 7),
    ('Euro', 1234.5, '_-* #,##0.00\\ [$€-407]_-;\\-* #,##0.00\\ [$€-407]_-'), ('Phone', 5551234567, '[<=9999999]###-####;(###) ###-####'),
    ('Rounded', 12.345, '0.0'), ('Level', 3, '[=1]"low";[=2]"mid";"high"'), ('Secret', 42, ';;;'), ('Plain', 0.1, None),
    ('Temperature', -7, '0\\ "°C"'), ('Units', 12, 'General" boxes"'),
]
sheet.write_row(0, 0, ['Was', 'Wert'])
for at, (name, value, code) in enumerate(rows, 1):
    sheet.write(at, 0, name)
    sheet.write(at, 1, value, book.add_format({'num_format': code}) if code is not None else None)
sheet.write(len(rows) + 1, 0, 'Text')
sheet.write(len(rows) + 1, 1, 'Bolt', book.add_format({'num_format': '0;0;0;"Art. "@'}))
book.close()
