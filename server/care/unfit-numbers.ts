// Tells telephone numbers and street addresses, which go over several words.

/** A telephone number has as many digits or more. */
const fewestDigits = 7;
const digitWords = new Map(
  [
    'zero oh one two three four five six seven eight nine',
    'cero cero uno dos tres cuatro cinco seis siete ocho nueve',
  ].flatMap((words) => words.split(' ').map((word, i) => [word, String(Math.max(0, i - 1))] as const)),
);
const steps = new Set([1, 2, 5, 10, 100]);

/** A run of digits over words, and where it began. */
export class TelephoneRun {
  #groups: string[] = [];
  #from = 0;

  /** Where the run that is under way began; `null` if none is. */
  get from(): number | null {
    return this.#groups.length > 0 ? this.#from : null;
  }

  /** Reads the next chunk, undisguised, which begins at `from`. Returns whether the run is a telephone number. */
  reads(chunk: string, from: number): boolean {
    const core = chunk.replace(/^["'([{*_+#]+|["')\]}*_.,!?;:]+$/g, '');
    // Most words have to do with no number, and are read at no cost.
    if (this.#groups.length === 0 && !/\d/.test(chunk) && !digitWords.has(core.toLowerCase())) return false;
    if (isNumber(chunk) || /:\d/.test(core)) {
      this.#groups = [];
      return false;
    }
    const group = digitWords.get(core.toLowerCase()) ?? core.replace(/\D/g, '');
    if (/^[-–/.,]*$/.test(core) && this.#groups.length > 0) return false;
    if (group === '' || (/[a-z]/i.test(core) && !digitWords.has(core.toLowerCase()))) {
      this.#groups = [];
      return group.length >= fewestDigits;
    }
    if (this.#groups.length === 0) this.#from = from;
    this.#groups.push(group);
    const isTelephone = this.#digits().length >= fewestDigits && !this.#isCounting() && !this.#isRound();
    if (!isTelephone && group.length > 1 && /[.!?;]["')]*$/.test(chunk)) this.#groups = [];
    return isTelephone;
  }

  #digits(): string {
    return this.#groups.join('');
  }

  /** "One, two, three", or 10, 20, 30. */
  #isCounting(): boolean {
    const [first = 0, second = 0, ...others] = this.#groups.map(Number);
    const by = second - first;
    return steps.has(Math.abs(by)) && others.every((number, i) => number - first === by * (i + 2));
  }

  /** 2 000 000. */
  #isRound(): boolean {
    return /^\d{1,3}0{6,}$/.test(this.#digits()) || /^(?:1\d|20)\d\d(?:1\d|20)\d\d$/.test(this.#digits());
  }
}

/** Whether it is a figure or a date, of however many digits: 1,000,000, 3.14159265, 12/10/1999. */
function isNumber(chunk: string): boolean {
  const core = chunk.replace(/^["'([*_]+|["')\]*_.,!?;:]+$/g, '');
  return (
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(core) ||
    /^\d{1,3}(?:\.000)+$/.test(core) ||
    /^3\.14\d*$/.test(core) ||
    /^(?:\d{1,2}[-/.]\d{1,2}[-/.](?:1\d|20)\d\d|(?:1\d|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2})$/.test(core)
  );
}

const streets = /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|square|terrace|crescent)$/i;
const plainStreets = /^(?:street|avenue|boulevard)$/;
const calles = /^(?:calle|avenida|avda|plaza|paseo|carretera)$/i;
const mostNameWords = 3;

/** A house number and the street's name behind it, or a Spanish street's name and the number behind it. */
export class AddressRun {
  #words: string[] = [];
  #kind: 'number' | 'calle' = 'number';
  #from = 0;

  get from(): number | null {
    return this.#words.length > 0 ? this.#from : null;
  }

  /** Reads the next chunk, undisguised, which begins at `from`. Returns whether the run is an address. */
  reads(chunk: string, from: number): boolean {
    const core = chunk.replace(/^["'([*_#]+|["')\]*_.,!?;:]+$/g, '');
    if (this.#words.length === 0 && !/\d/.test(chunk) && !calles.test(core)) return false;
    const isHouse = /^\d{1,5}[a-z]?$/i.test(core);
    if (this.#words.length > 0 && this.#isAddress(core, isHouse)) return true;
    const isStart = isHouse || calles.test(core);
    if (isStart) {
      this.#words = [core];
      this.#kind = isHouse ? 'number' : 'calle';
      this.#from = from;
    } else if (this.#words.length > 0) {
      this.#words.push(core);
    }
    const hasEnded = /[.!?]["')]*$/.test(chunk) || this.#words.length > mostNameWords + 1 || !this.#mayGoOn();
    if (hasEnded) this.#words = [];
    return false;
  }

  #isAddress(core: string, isHouse: boolean): boolean {
    const [, ...names] = this.#words;
    if (this.#kind === 'calle') return isHouse && names.length > 0;
    if (names.length === 0) return false;
    const isCapital = names.every((name) => /^[A-Z]/.test(name));
    return (isCapital && streets.test(core) && /^[A-Z]/.test(core)) || (names.length === 1 && plainStreets.test(core));
  }

  /** Names of streets have capitals; "12 elm street" is known by its one small word. */
  #mayGoOn(): boolean {
    const [, ...names] = this.#words;
    const isName = (name: string) =>
      /^[A-Z]/.test(name) || (this.#kind === 'calle' && /^(?:de|del|la|las|los|el)$/.test(name));
    return names.every(isName) || (this.#kind === 'number' && names.length === 1 && /^[a-z]/.test(names[0] ?? ''));
  }
}
