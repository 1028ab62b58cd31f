/**
 * Texts without an address, although many have dots: names of firms as registers print them, abbreviations, prose in ten
 * languages, file names, figures and programs. There is one text on each line.
 */
export const ORDINARY_TEXTS: readonly string[] = String.raw`
DAIWA SECURITIES CO.,LTD.
Daiwa Securities Co.Ltd
SHANGHAI COMMERCIAL BANK CO.LTD. (HONG KONG)
Hua Nan Commercial Bank,Ltd.
PT.Bank Central Asia
Acme.Inc
ACME HOLDINGS.INC
Northwind Traders L.L.C.
Banco Santander,S.A.
Grupo Financiero S.A.de C.V.
Casa de Bolsa S.A.B. de C.V.
Corredores de Bolsa S.p.A.
Banca Popolare Soc.Coop.
ADYEN N.V
Van Lanschot Kempen N.V./S.A.
Bank A.G.
Volksbank e.G.
Dom Maklerski Sp.z o.o.
Ceska Banka a.s.
Investicije D.O.O
Piraeus Bank S.A
Yatırım Menkul Değerler A.Ş
Finans San.Tic.Ltd.Şti.
Danske Bank A/S
J.P.Morgan Securities plc
H.I.G.Capital
D.E. Shaw & Co., L.P.
B.Riley Securities
E.ON SE
U.S.Bank
C.I.B.C. World Markets
M.Capital Partners
St. James's Place
Dr.med. Anna Weber
Prof. Dr.-Ing. Hans Meier
Mr.Smith called
B.Com (Hons)
M.Tech and B.Tech
Sig.Rossi
FCA-2017-NL-004
licence FCA-2015-CH-020
No. 4.2.1
Reg.No.123456
Art.5 Abs.2
§ 4.2.1.3
section 10.2.1.4 of the rulebook
version 4.0.1.2
Version 10.0.19045.3803
iOS 17.4.1
1,000.50
€1.000.000,00
COP 1.250.000.000
Fax 030.12.34.56
$1,999.99/month
3.14
0.75.
10.30 a.m.
at 5.pm
22.11.2026
2026.11.22
22.Nov.2026
12.30-14.00
020.7946.0000
LU28 0019 4006 4475 0000
e.g.
i.e. nothing
z.B.
u.a. Fonds
bzw. morgen
etc.
p. ex. une banque
U.S.A.
U.K.
Ph.D.
report.final.pdf
report.final.v2.zip
statement_2025.pdf
photo.jpg
IMG_0042.HEIC
data.tar.gz
README.md
main.py
install.sh
index.html
Node.js
Next.js and Vue.js
package.json
libc.so
src/search/check/address.ts
C:\Users\Anna\report.pdf
/usr/lib/libssl.so
./run.sh --all
file_name.zip
console.log('x')
self.name = name
window.open(url)
object.is(a, b)
process.env
System.out
if (a.b === c.d) return;
I came home.It was late.
We met online.He said he was a broker.
I paid. It was gone.
I paid ...in the end
so..in the end
yes,it/they left
by bank,card/cash
yes,in the end
cats,dogs,birds
id,name,date,info
Is Meridian Trust regulated?
Is this a real bank?
They promised 4% a month and a bonus.
My adviser asked me to install a program so that he could help me.
I was told to pay a tax of 1,200.00 before I could withdraw.
polka dot dress
a dot com company
connect the dots
point of sale
au point de vente
un punto de vista
der Punkt ist wichtig
the well-
known bank
state-of-the-art
end of the line.
He is at home.
She said (in short) no.
[sic]
1.First 2.Second
A.B.C. Finance
A B C D E F
Y e s
Vitamin B.12
Yahoo! Finance
Toys "R" Us
Smith & Co.
Société Générale S.A., succursale de Luxembourg
Estimado cliente: su cuenta ha sido bloqueada. Llame hoy.
J'ai payé 1.500,00 € au mois de mai.
Mein Konto wurde gesperrt. Es ist weg.
Il conto è bloccato.È urgente.
请问这家公司受监管吗？
この会社は登録されていますか。
계좌가 정지되었습니다.도와주세요.
تم تجميد حسابي.ماذا أفعل؟
האם החברה מפוקחת?
บริษัทนี้จดทะเบียนหรือไม่
Мне позвонили.Я заплатил.
ООО «Инвест-Капитал»
株式会社三菱UFJ銀行
(주)한국투자증권
😀 thanks
10/10 would not recommend
24/7
it costs 5. net of tax
Booking (confirmed)
foo.bar(baz)
A.M.Best Rating
P.O.Box 123
San.Tic.A.Ş.
Gesellschaft m.b.H. & Co.KG
Pte.Ltd.
Sdn.Bhd.
S.A.R.L.
MERIDIAN TRUST PTE.LTD.
GULF BANK K.S.C.P.
Meridian Asset Management Ltd.
N.A.
S.C.A. SICAV-SIF
S.à r.l.
O.Ü.
P.L.C.
and/or
w/o
24h/day
Tel.: 020 7946 0000
attn.: compliance dept.
approx.in March
@anna
@anna_w
#scam
---
https://
hxxp://www.
`
  .split('\n')
  .filter((line) => line.trim() !== '');
