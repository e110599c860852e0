export const title = 'Licencia';
export const note =
  'Llévate el código, cámbialo, compártelo. Solo pide que estas palabras, que están en inglés, vayan con él.';
