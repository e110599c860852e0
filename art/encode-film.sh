# Used by film.sh, which sets CACHE, out, limit and size, and has laid frames.raw and first.png of a view in CACHE.

# encode <view> <file> <first quality> <last quality> <ffmpeg arguments>: the finest quality that keeps within the limit
encode() {
  view=$1 file=$2 crf=$3 last=$4; shift 4
  while :; do
    nice -n 15 ffmpeg -v error -y -f rawvideo -pix_fmt rgb24 -s "$size" -r 12 -i "$CACHE/$view/frames.raw" \
      -an -map_metadata -1 -sws_flags lanczos+accurate_rnd -vf scale=out_color_matrix=bt709:out_range=tv \
      -colorspace bt709 -color_primaries bt709 -color_trc bt709 "$@" -crf "$crf" \
      -movflags +faststart "$out/$file"
    [ "$(stat -c %s "$out/$file")" -gt "$limit" ] && [ "$crf" -lt "$last" ] || break
    crf=$((crf + 2))
  done
  echo "$file: crf $crf, $(stat -c %s "$out/$file") bytes"
}

still() { # still <view> <name>: the poster is the film's first picture
  for crf in 20 24 28 32 36 40; do
    ffmpeg -v error -y -i "$CACHE/$1/first.png" -vf scale=out_color_matrix=bt709:out_range=pc -pix_fmt yuv420p \
      -color_range pc -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 \
      -c:v libaom-av1 -still-picture 1 -cpu-used 3 -crf $crf "$out/$2.avif"
    [ "$(stat -c %s "$out/$2.avif")" -gt 58000 ] || break
  done
  for quality in 88 84 80 76 72 66 60 50; do
    ffmpeg -v error -y -i "$CACHE/$1/first.png" -c:v libwebp -preset picture -compression_level 6 \
      -quality $quality "$out/$2.webp"
    [ "$(stat -c %s "$out/$2.webp")" -gt 88000 ] || break
  done
  echo "$2: avif crf $crf, webp quality $quality"
}

# encoded <view>: both films and both posters of a framing
encoded() {
  case $1 in
    wide) film=swamp poster=poster size=1280x720 ;;
    tall) film=swamp-tall poster=poster-tall size=720x1280 ;;
    *) echo "wide or tall, not $1" >&2; exit 2 ;;
  esac
  encode "$1" "$film.h264.mp4" "${H264:-17}" 40 -c:v libx264 -preset veryslow -profile:v high -pix_fmt yuv420p \
    -bf 0 -g 120 -aq-mode 3
  encode "$1" "$film.av1.mp4" "${AV1:-20}" 55 -c:v libsvtav1 -preset 4 -pix_fmt yuv420p10le -g 120
  still "$1" "$poster"
}
