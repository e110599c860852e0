export const note =
  'Para charlar hace falta JavaScript; sin él, nadie en este estante puede oírte. Esto es lo que cuentan de sí mismos.';
