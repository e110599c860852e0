// Lines to call, by region. After each stands the published page that has its number, read in a stored copy: no live page was asked and
// nobody has rung, so a number may have changed since. One without such a page does not stand here: https://findahelpline.com follows
// every list. That a person rings each before a release is owed: docs/care.md.
import type { Concern } from './list-words.ts';
import type { Region } from './region.ts';

export type HelpLine = {
  readonly name: string;
  /** As people write it; spaces are for the eye. */
  readonly number?: string;
  readonly url?: string;
  readonly concern?: Concern;
  /** Where it is certain: "24 h", or local time. */
  readonly hours?: string;
};

/** The day on which the lines were last compared with the pages that are named beside them. */
export const comparedOn = '2026-11-22';

type Country = { readonly name: string; readonly lines: readonly HelpLine[] };

/** In the order in which a list of all countries shows them. */
export const countries: Readonly<Record<Region, Country>> = {
  AR: {
    name: 'Argentina',
    lines: [
      { name: 'Línea Nacional de Salud Mental', number: '0800 999 0091', hours: '24 h' }, // ospia.org.ar, lapostacomodorense.com.ar (2025)
      { name: 'Línea 135, Buenos Aires', number: '135' }, // lapostacomodorense.com.ar (2025)
      { name: 'Línea 102', number: '102', concern: 'children' }, // diariodecuyo.com.ar, datapba.com
      { name: 'Línea 144', number: '144', concern: 'violence', hours: '24 h' }, // cadena3.com, pagina12.com.ar (2025)
    ],
  },
  AU: {
    name: 'Australia',
    lines: [
      { name: 'Lifeline', number: '13 11 14', url: 'https://www.lifeline.org.au', hours: '24 h' }, // suicidepreventionaust.org, theleader.com.au (2022)
      {
        name: 'Kids Helpline',
        number: '1800 55 1800',
        url: 'https://kidshelpline.com.au',
        concern: 'children',
        hours: '24 h',
      }, // openaustralia.org.au (2023)
      {
        name: '1800RESPECT',
        number: '1800 737 732',
        url: 'https://www.1800respect.org.au',
        concern: 'violence',
        hours: '24 h',
      }, // plan4womenssafety.dss.gov.au; the letters are the number
    ],
  },
  AT: {
    name: 'Austria',
    lines: [
      { name: 'Telefonseelsorge', number: '142', url: 'https://www.telefonseelsorge.at', hours: '24 h' }, // burgenland.orf.at (2023), katholisch.at
      { name: 'Rat auf Draht', number: '147', url: 'https://www.rataufdraht.at', concern: 'children', hours: '24 h' }, // rataufdraht.at (2024)
      {
        name: 'Frauenhelpline',
        number: '0800 222 555',
        url: 'https://www.frauenhelpline.at',
        concern: 'violence',
        hours: '24 h',
      }, // noe.orf.at, sn.at
    ],
  },
  BE: {
    name: 'Belgium',
    lines: [
      { name: 'Zelfmoordlijn', number: '1813', url: 'https://www.zelfmoord1813.be', hours: '24 h' }, // vrt.be
      {
        name: 'Centre de Prévention du Suicide',
        number: '0800 32 123',
        url: 'https://www.preventionsuicide.be',
        hours: '24 h',
      }, // dhnet.be, bx1.be (2023)
      { name: 'Awel', number: '102', url: 'https://www.awel.be', concern: 'children' }, // wablieft.be (2023)
      { name: 'Écoute-Enfants', number: '103', url: 'https://www.103ecoute.be', concern: 'children' }, // rtbf.be (2022), deapotheker.pmg.be (2026)
      { name: '1712', number: '1712', url: 'https://1712.be', concern: 'violence' }, // vrt.be, nieuwsblad.be
    ],
  },
  BR: {
    name: 'Brazil',
    lines: [
      { name: 'CVV', number: '188', url: 'https://cvv.org.br', hours: '24 h' }, // jd1noticias.com (2018), hercampus.com (2025 or later)
      { name: 'Disque 100', number: '100', concern: 'children', hours: '24 h' }, // noticias.botucatu.com.br
      { name: 'Ligue 180', number: '180', concern: 'violence', hours: '24 h' }, // portal.pi.gov.br
    ],
  },
  CA: {
    name: 'Canada',
    lines: [
      { name: '9-8-8: Suicide Crisis Helpline (call or text)', number: '988', url: 'https://988.ca', hours: '24 h' }, // cmhasaskatoon.ca, newswire.ca (2023)
      {
        name: 'Kids Help Phone',
        number: '1 800 668 6868',
        url: 'https://kidshelpphone.ca',
        concern: 'children',
        hours: '24 h',
      }, // cbc.ca
    ],
  },
  CL: {
    name: 'Chile',
    lines: [
      { name: 'Línea de Prevención del Suicidio (celular)', number: '*4141', hours: '24 h' }, // latercera.com (2025)
      { name: 'Salud Responde', number: '600 360 7777' }, // adnradio.cl (2025)
      { name: 'Fono Orientación', number: '1455', concern: 'violence' }, // elcalbucano.cl (2022)
    ],
  },
  CO: {
    name: 'Colombia',
    lines: [
      { name: 'Línea 106, Bogotá', number: '106', hours: '24 h' }, // saludcapital.gov.co (2025), radiosantafe.com (2025)
      { name: 'Línea 141, ICBF', number: '141', url: 'https://www.icbf.gov.co', concern: 'children', hours: '24 h' }, // elespectador.com, policia.gov.co
      { name: 'Línea 155', number: '155', concern: 'violence', hours: '24 h' }, // seguimiento.co
    ],
  },
  DK: {
    name: 'Denmark',
    lines: [
      { name: 'Livslinien', number: '70 20 12 01', url: 'https://www.livslinien.dk' }, // cphpost.dk
      {
        name: 'BørneTelefonen',
        number: '116 111',
        url: 'https://bornetelefonen.dk',
        concern: 'children',
        hours: '24 h',
      }, // bt.dk (2022), childhelplineinternational.org (2023)
      { name: 'Lev Uden Vold', number: '1888', url: 'https://levudenvold.dk', concern: 'violence', hours: '24 h' }, // levudenvold.dk (2023)
    ],
  },
  FI: {
    name: 'Finland',
    lines: [
      { name: 'MIELI Kriisipuhelin', number: '09 2525 0111', url: 'https://mieli.fi' }, // keskipohjanmaa.fi
      { name: 'Lasten ja nuorten puhelin', number: '116 111', url: 'https://www.nuortennetti.fi', concern: 'children' }, // sttinfo.fi (2025)
      { name: 'Nollalinja', number: '080 005 005', url: 'https://nollalinja.fi', concern: 'violence', hours: '24 h' }, // nollalinja.fi
    ],
  },
  FR: {
    name: 'France',
    lines: [
      { name: '3114, numéro national de prévention du suicide', number: '3114', url: 'https://3114.fr', hours: '24 h' }, // 3114.fr
      {
        name: 'Allô enfance en danger',
        number: '119',
        url: 'https://www.allo119.gouv.fr',
        concern: 'children',
        hours: '24 h',
      }, // service-public.gouv.fr (2025)
      { name: 'Violences Femmes Info', number: '3919', concern: 'violence', hours: '24 h' }, // tf1info.fr (2023)
    ],
  },
  DE: {
    name: 'Germany',
    lines: [
      { name: 'TelefonSeelsorge', number: '0800 111 0 111', url: 'https://www.telefonseelsorge.de', hours: '24 h' }, // domradio.de, spektrum.de
      {
        name: 'Nummer gegen Kummer',
        number: '116 111',
        url: 'https://www.nummergegenkummer.de',
        concern: 'children',
        hours: 'Mo–Sa 14–20',
      }, // bmfsfj.de
      {
        name: 'Hilfetelefon Gewalt gegen Frauen',
        number: '116 016',
        url: 'https://www.hilfetelefon.de',
        concern: 'violence',
        hours: '24 h',
      }, // der-paritaetische.de (2023)
    ],
  },
  IN: {
    name: 'India',
    lines: [
      { name: 'Tele-MANAS', number: '14416', hours: '24 h' }, // theshillongtimes.com (2025)
      { name: 'Child Helpline', number: '1098', concern: 'children', hours: '24 h' }, // orissadiary.com (2023), indiacsr.blog (2025): the states run it now, under the same number
      { name: 'Women Helpline', number: '181', concern: 'violence' }, // lokmattimes.com (2025)
    ],
  },
  IE: {
    name: 'Ireland',
    lines: [
      { name: 'Samaritans', number: '116 123', url: 'https://www.samaritans.org/ireland', hours: '24 h' }, // irishexaminer.com
      {
        name: 'Childline',
        number: '1800 66 66 66',
        url: 'https://www.childline.ie',
        concern: 'children',
        hours: '24 h',
      }, // irishexaminer.com, leinsterleader.ie (2021)
      {
        name: 'Women’s Aid',
        number: '1800 341 900',
        url: 'https://www.womensaid.ie',
        concern: 'violence',
        hours: '24 h',
      }, // womensaid.ie, thejournal.ie
    ],
  },
  IT: {
    name: 'Italy',
    lines: [
      { name: 'Telefono Amico', number: '02 2327 2327', url: 'https://www.telefonoamico.it', hours: '9–24' }, // agensir.it (2025)
      { name: 'Telefono Azzurro', number: '19696', url: 'https://azzurro.it', concern: 'children', hours: '24 h' }, // studilegali.com, it.wikipedia.org
      { name: '1522', number: '1522', url: 'https://www.1522.eu', concern: 'violence', hours: '24 h' }, // ansa.it, tg24.sky.it (2023)
    ],
  },
  JP: {
    name: 'Japan',
    lines: [
      { name: 'よりそいホットライン', number: '0120 279 338', hours: '24 h' }, // tascalne.com
      { name: 'いのちの電話', number: '0120 783 556', url: 'https://www.inochinodenwa.org' }, // tascalne.com
      {
        name: 'チャイルドライン',
        number: '0120 99 7777',
        url: 'https://childline.or.jp',
        concern: 'children',
        hours: '16–21',
      }, // stopijime.jp, kidsinfost.net
    ],
  },
  MX: {
    name: 'Mexico',
    lines: [
      { name: 'Línea de la Vida', number: '800 911 2000', hours: '24 h' }, // eluniversal.com.mx (2025), tribunademexico.com (2026)
    ],
  },
  NL: {
    name: 'Netherlands',
    lines: [
      { name: '113 Zelfmoordpreventie', number: '113', url: 'https://www.113.nl', hours: '24 h' }, // upday.com (2025)
      { name: 'Kindertelefoon', number: '0800 0432', url: 'https://www.kindertelefoon.nl', concern: 'children' }, // government.nl
      { name: 'Veilig Thuis', number: '0800 2000', url: 'https://veiligthuis.nl', concern: 'violence', hours: '24 h' }, // rijksoverheid.nl
    ],
  },
  NZ: {
    name: 'New Zealand',
    lines: [
      { name: '1737, Need to talk? (call or text)', number: '1737', url: 'https://1737.org.nz', hours: '24 h' }, // newshub.co.nz, nzfamilies.org.nz (2025)
      {
        name: 'Youthline',
        number: '0800 376 633',
        url: 'https://www.youthline.co.nz',
        concern: 'children',
        hours: '24 h',
      }, // youthaffairs.govt.nz, livenews.co.nz (2023)
      {
        name: 'Women’s Refuge',
        number: '0800 733 843',
        url: 'https://womensrefuge.org.nz',
        concern: 'violence',
        hours: '24 h',
      }, // govt.nz
    ],
  },
  NO: {
    name: 'Norway',
    lines: [
      { name: 'Mental Helse', number: '116 123', url: 'https://mentalhelse.no', hours: '24 h' }, // nrk.no (2021)
      {
        name: 'Alarmtelefonen for barn og unge',
        number: '116 111',
        url: 'https://www.116111.no',
        concern: 'children',
        hours: '24 h',
      }, // nrk.no, dagsavisen.no
    ],
  },
  PE: {
    name: 'Peru',
    lines: [
      { name: 'Línea 113, opción 5', number: '113', hours: '24 h' }, // panamericana.pe (2026)
      { name: 'Línea 100', number: '100', concern: 'violence', hours: '24 h' }, // eltiempo.pe
    ],
  },
  PH: {
    name: 'Philippines',
    lines: [
      { name: 'NCMH Crisis Hotline', number: '1553' }, // news.abs-cbn.com (2022)
      { name: 'NCMH Crisis Hotline, mobile', number: '0917 899 8727', hours: '24 h' }, // doh.gov.ph
      { name: 'Makabata Helpline', number: '1383', concern: 'children', hours: '24 h' }, // radyoagila.com, news.abs-cbn.com (2022)
    ],
  },
  PL: {
    name: 'Poland',
    lines: [
      { name: 'Telefon wsparcia dla dorosłych', number: '116 123', url: 'https://116sos.pl', hours: '24 h' }, // telepolis.pl (2025)
      {
        name: 'Telefon zaufania dla dzieci i młodzieży',
        number: '116 111',
        url: 'https://116111.pl',
        concern: 'children',
        hours: '24 h',
      }, // telepolis.pl (2025)
      {
        name: 'Niebieska Linia',
        number: '800 120 002',
        url: 'https://www.niebieskalinia.info',
        concern: 'violence',
        hours: '24 h',
      }, // pap-mediaroom.pl (2025)
    ],
  },
  PT: {
    name: 'Portugal',
    lines: [
      { name: 'Linha Nacional de Prevenção do Suicídio', number: '1411', hours: '24 h' }, // 24noticias.sapo.pt (2025, 2026)
      { name: 'SOS-Criança', number: '116 111', url: 'https://iacrianca.pt', concern: 'children' }, // iacrianca.pt, vidaativa.pt
      { name: 'APAV', number: '116 006', url: 'https://apav.pt', concern: 'violence' }, // protecaocivil.sintra.pt
    ],
  },
  ZA: {
    name: 'South Africa',
    lines: [
      { name: 'SADAG Suicide Crisis Helpline', number: '0800 567 567', url: 'https://www.sadag.org' }, // thedailyvox.co.za (2020)
      { name: 'Childline', number: '116', concern: 'children', hours: '24 h' }, // vukuzenzele.gov.za, childlinempu.org.za
      { name: 'GBV Command Centre', number: '0800 428 428', concern: 'violence', hours: '24 h' }, // capetalk.co.za (2020)
    ],
  },
  ES: {
    name: 'Spain',
    lines: [
      { name: '024', number: '024', hours: '24 h' }, // theobjective.com, maldita.es (2022)
      {
        name: 'Teléfono ANAR',
        number: '900 20 20 10',
        url: 'https://www.anar.org',
        concern: 'children',
        hours: '24 h',
      }, // anar.org (2022)
      { name: '016', number: '016', concern: 'violence', hours: '24 h' }, // elmirondesoria.es (2025)
    ],
  },
  SE: {
    name: 'Sweden',
    lines: [
      { name: 'Självmordslinjen', number: '90101', url: 'https://mind.se', hours: '24 h' }, // sosalarm.se (2020)
      { name: 'Bris', number: '116 111', url: 'https://www.bris.se', concern: 'children' }, // corren.se
      {
        name: 'Kvinnofridslinjen',
        number: '020 50 50 50',
        url: 'https://kvinnofridslinjen.se',
        concern: 'violence',
        hours: '24 h',
      }, // nck.uu.se (2024)
    ],
  },
  CH: {
    name: 'Switzerland',
    lines: [
      { name: 'Die Dargebotene Hand', number: '143', url: 'https://www.143.ch', hours: '24 h' }, // watson.ch (2023), 143.ch
      { name: 'Pro Juventute', number: '147', url: 'https://www.147.ch', concern: 'children', hours: '24 h' }, // watson.ch (2023)
    ],
  },
  GB: {
    name: 'United Kingdom',
    lines: [
      { name: 'Samaritans', number: '116 123', url: 'https://www.samaritans.org', hours: '24 h' }, // samaritans.org
      {
        name: 'Childline',
        number: '0800 1111',
        url: 'https://www.childline.org.uk',
        concern: 'children',
        hours: '24 h',
      }, // sunderlandecho.com (2022)
      {
        name: 'Refuge, National Domestic Abuse Helpline',
        number: '0808 2000 247',
        url: 'https://www.nationaldahelpline.org.uk',
        concern: 'violence',
        hours: '24 h',
      }, // refuge.org.uk (2020)
    ],
  },
  US: {
    name: 'United States',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline (call or text)',
        number: '988',
        url: 'https://988lifeline.org',
        hours: '24 h',
      }, // internationalmentalhealth.org, burrellcenter.com
      {
        name: 'Childhelp',
        number: '1 800 422 4453',
        url: 'https://www.childhelphotline.org',
        concern: 'children',
        hours: '24 h',
      }, // davidsusman.com
      {
        name: 'National Domestic Violence Hotline',
        number: '1 800 799 7233',
        url: 'https://www.thehotline.org',
        concern: 'violence',
        hours: '24 h',
      }, // davidsusman.com
    ],
  },
};

/** For whom no region is known. */
export const linesElsewhere: readonly HelpLine[] = [
  { name: 'Child Helpline International', url: 'https://childhelplineinternational.org', concern: 'children' }, // issuu.com/chi-childhelplineinternational (2023)
];
